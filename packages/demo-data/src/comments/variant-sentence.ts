import type { Told } from './told.ts'

type Mood = keyof Told

/** How a shopper speaks of a choice, by its name; others are not mentioned. */
const sentences: Readonly<Record<string, Readonly<Record<Mood, (value: string) => string>>>> = {
  Renk: {
    good: (value) => `${value} rengini seçtim, fotoğraftaki gibi.`,
    middle: (value) => `${value} rengini aldım, ekrandakinden biraz koyu.`,
    bad: (value) => `${value} diye aldım, rengi ekrandakine hiç benzemiyor.`,
  },
  Beden: {
    good: (value) => `${value} beden aldım, tam oldu.`,
    middle: (value) => `${value} beden aldım, bir beden büyüğü daha rahat olurdu.`,
    bad: (value) => `${value} beden istedim, kalıbı bir beden küçük.`,
  },
  Numara: {
    good: (value) => `${value} numara giyiyorum, tam geldi.`,
    middle: (value) => `${value} numara aldım, yarım numara dar.`,
    bad: (value) => `${value} numara aldım, bir numara küçük çıktı.`,
  },
  Depolama: {
    good: (value) => `${value} olanı aldım, bana fazlasıyla yetiyor.`,
    middle: (value) => `${value} aldım, keşke bir büyüğünü alsaydım.`,
    bad: (value) => `${value} yazıyor ama kullanılabilir alan epey az.`,
  },
  'Çerçeve Rengi': {
    good: (value) => `${value} çerçeve çok yakıştı.`,
    middle: (value) => `${value} çerçeve ekrandakinden parlak duruyor.`,
    bad: (value) => `${value} çerçevenin boyası çabuk attı.`,
  },
}
export const variantSentence = (mood: Mood, name: string, value: string) => sentences[name]?.[mood](value)
