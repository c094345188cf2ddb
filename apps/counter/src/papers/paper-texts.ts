/** Why a file is not taken. */
export type PaperProblem =
  | 'empty'
  | 'too-large'
  | 'wrong-kind'
  | 'torn'
  | 'locked'
  | 'active'
  | 'unreadable'
  | 'too-many-pixels'

/** Kinds of files that people send. */
export const paperKinds = ['application/pdf', 'image/jpeg', 'image/png'] as const
export type PaperKind = (typeof paperKinds)[number]

/** Most pixels of a picture; an A4 page scanned at 300 dpi has 9 million. */
export const mostPixels = 26_000_000

const names: Readonly<Record<PaperKind, string>> = {
  'application/pdf': 'PDF',
  'image/jpeg': 'JPEG',
  'image/png': 'PNG',
}
const listed = new Intl.ListFormat('tr', { type: 'disjunction' })

/** The refusal of a file in words, for the largest size in bytes and the kinds that are taken. */
export function paperProblemText(
  problem: PaperProblem,
  { most, kinds }: { readonly most: number; readonly kinds: readonly PaperKind[] },
): string {
  const texts: Readonly<Record<PaperProblem, string>> = {
    empty: 'Dosya boş.',
    'too-large': `Dosya en fazla ${Math.floor(most / 1_000_000)} MB olabilir.`,
    'wrong-kind': `Bu dosya türü kabul edilmiyor. ${listed.format(kinds.map((kind) => names[kind]))} gönderin.`,
    torn: 'Dosya eksik görünüyor. Yeniden kaydedip gönderin.',
    locked: 'Bu PDF parolayla korunuyor. Parolasını kaldırıp yeniden gönderin.',
    active: 'Bu PDF komut veya ek dosya içeriyor. Düz bir PDF olarak kaydedip yeniden gönderin.',
    unreadable: 'Dosya okunamadı. Başka bir programla kaydedip yeniden gönderin.',
    'too-many-pixels': `Resim çok büyük: en fazla ${mostPixels / 1_000_000} megapiksel olabilir.`,
  }
  return texts[problem]
}
