import { expect, it } from 'vitest'
import { kindsOf } from './kinds-of.ts'

it.each([
  ['Çay ve Kahve Makinesi', 'cay-ve-kahve-makinesi', ['çay makinesi', 'kahve makinesi']],
  ['Klavye ve Fare', 'klavye-ve-fare', ['klavye', 'fare']],
  ['Halı ve Kapı Paspası', 'hali', ['halı', 'kapı paspası']],
  ['Bebek Yağı ve Pişik Kremi', 'bebek-yagi-ve-pisik-kremi', ['bebek yağı', 'pişik kremi']],
  ['Bandaj ve Sıcak Su Torbası', 'bandaj', ['bandaj', 'sıcak su torbası']],
  ['Salep ve Sıcak Çikolata', 'salep-ve-sicak-cikolata', ['salep', 'sıcak çikolata']],
  ['Yatak, Ranza ve Baza', 'yatak', ['yatak', 'ranza', 'baza']],
  ['İnce Bluz', 'ince-bluz', ['ince bluz']],
])('%s (%s) lists %j', (name, slug, kinds) => expect(kindsOf({ name, slug })).toEqual(kinds))
