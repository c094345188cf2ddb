import { searchKey } from '@market/domain/text'
import { addProduct } from './add-product.ts'
import { makeBasket } from './basket.ts'
import { makeBrowse } from './browse.ts'
import type { Ports } from './open-ports.ts'
import { texts } from './texts.ts'

/** Runs a typed line and returns the text to print; undefined once the shopper leaves. */
export type Shop = (line: string) => Promise<string | undefined>

type Command = (words: readonly string[]) => string | undefined | Promise<string | undefined>

/**
 * Creates the shop that runs the terminal's lines. Commands are found regardless of case and dots: `GOSTER` is
 * `göster`.
 */
export function makeShop({ catalog, cart }: Pick<Ports, 'catalog' | 'cart'>): Shop {
  const browse = makeBrowse(catalog)
  const basket = makeBasket(cart)
  /** The action to run if the next line is a yes. */
  let confirmed: (() => Promise<string>) | undefined

  const commands: Readonly<Record<string, Command>> = {
    ara: (words) => browse.search(words.join(' ')),
    göster: ([no]) => browse.show(no),
    ekle: async (words) => {
      const product = await browse.product(words[0])
      return typeof product === 'string' ? product : addProduct(cart, product, words)
    },
    sepet: () => basket.show(),
    adet: ([line, wanted]) => basket.change(line, wanted),
    sil: ([line]) => {
      const removal = basket.remove(line)
      if (typeof removal === 'string') return removal
      confirmed = removal.confirmed
      return `${removal.question} ${texts.cart.confirm}`
    },
    yardım: () => texts.help,
    çık: () => undefined,
  }
  const byKey = new Map(Object.entries(commands).map(([name, command]) => [searchKey(name), command]))

  return async (line) => {
    const [word = '', ...words] = line.trim().split(/\s+/)
    const wasAsked = confirmed
    confirmed = undefined
    if (wasAsked && ['e', 'evet'].includes(searchKey(word))) return wasAsked()
    if (wasAsked && ['', 'h', 'hayir'].includes(searchKey(word))) return texts.cart.kept
    if (word === '') return ''
    const command = byKey.get(searchKey(word))
    return command ? command(words) : texts.unknownCommand(word)
  }
}
