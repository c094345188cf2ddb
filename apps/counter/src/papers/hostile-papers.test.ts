import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { mostPixels, paperKinds, type PaperProblem, paperProblemText } from './paper-texts.ts'
import { readPaper } from './read-paper.ts'

const limits = { most: 5_000_000, kinds: paperKinds }
const tail = '\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n'
const pdf = (body: string | Buffer, end = tail) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(body as string, 'latin1'), Buffer.from(end, 'latin1')])
const catalog = (inside: string) => pdf(`1 0 obj\n<< /Type /Catalog ${inside} >>\nendobj`)
/** A PDF with its objects packed in a stream, as writers make it since PDF 1.5. */
const packed = (
  objects: string | Buffer,
  dictionary = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
  layers = 1,
) => {
  let body = Buffer.from(objects as string, 'latin1')
  for (let at = 0; at < layers; at += 1) body = deflateSync(body)
  const head = Buffer.from(`1 0 obj\n<< ${dictionary} /Length ${body.length} >>\nstream\r\n`)
  return pdf(Buffer.concat([head, body, Buffer.from('\nendstream\nendobj')]))
}
const active = [
  '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>',
  '/OpenAction << /S /#4aavaScript /JS (x) >>',
  '/OpenAction << /S /J#61#76aScript /JS (x) >>',
  '/AA << /O << /S /Launch /F (cmd.exe) >> >>',
  '/A << /S/Launch/Win << /F (calc.exe) >> >>',
  '/Names << /EmbeddedFiles << /Names [] >> >>',
  '/EF << /F 3 0 R >> /Type /EmbeddedFile ',
  '/Names << /JavaScript 4 0 R >>',
  '/A << /S /Rendition /JS (x) >>',
  '/Subtype /RichMedia ',
  '/AcroForm << /XFA [ (x) ] >>',
  '/A << /S /SubmitForm /F (https://kotu.example) >>',
  '/A << /S /ImportData /F (x) >>',
  '/A << /S /GoToE /T << >> >>',
]
const zeros = (bytes: number) => Buffer.alloc(bytes)
const image = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#a33' } })

async function hostileFiles(): Promise<readonly (readonly [name: string, file: Buffer, problem?: PaperProblem])[]> {
  const [jpeg, png] = [await image(900, 700).jpeg().toBuffer(), await image(900, 700).png().toBuffer()]
  const bomb = await image(5_200, 5_100).png({ compressionLevel: 9 }).toBuffer()
  const wide = Buffer.from(png)
  // A head that promises more pixels than there are.
  wide.writeUInt32BE(60_000, 16)
  wide.writeUInt32BE(60_000, 20)
  const noise = Buffer.from(Array.from({ length: 60_000 }, (_, at) => (at * 7919) % 251))
  return [
    ['empty', zeros(0), 'empty'],
    ['too large', zeros(5_000_001), 'too-large'],
    ...[
      'MZ\x90',
      'PK\x03\x04',
      '<html><script>',
      '<svg onload=x>',
      '#!/bin/sh',
      'GIF89a',
      'RIFF....WEBP',
      '{\\rtf1',
      'BM......',
      '\x7fELF',
      ' %PDF-1.7',
      'II*\x00',
      '\xd0\xcf\x11\xe0',
      '%!PS-Adobe',
      'ftypheic',
    ].map(
      (start) =>
        [
          `starts with ${JSON.stringify(start)}`,
          Buffer.concat([Buffer.from(start, 'latin1'), noise]),
          'wrong-kind',
        ] as const,
    ),
    ...active.map((inside) => [inside, catalog(inside), 'active'] as const),
    ...active.map((inside) => [`packed ${inside}`, packed(`1 0 << ${inside} >>`), 'active'] as const),
    ...active.map(
      (inside) =>
        [
          `packed twice ${inside}`,
          packed(`1 0 << ${inside} >>`, '/Type/ObjStm/First 4/Filter[/FlateDecode/FlateDecode]', 2),
          'active',
        ] as const,
    ),
    ...active.map(
      (inside) =>
        [
          `under an escaped key ${inside}`,
          packed(`1 0 << ${inside} >>`, '/Ty#70e 9 0 R /F#69rst 4 /Filter /FlateDecode'),
          'active',
        ] as const,
    ),
    ...['LZWDecode', 'ASCIIHexDecode', 'ASCII85Decode', 'RunLengthDecode', 'A#48x'].map(
      (filter) =>
        [
          `objects by ${filter}`,
          packed('1 0 << >>', `/Type /ObjStm /First 4 /Filter /${filter}`),
          'unreadable',
        ] as const,
    ),
    [
      'objects by a predictor',
      packed('1 0 << >>', '/Type /ObjStm /First 4 /DecodeParms << /Predictor 12 >>'),
      'unreadable',
    ],
    ['packed bomb', packed(zeros(17_000_000)), 'unreadable'],
    ['packed four times', packed('1 0 << >>', undefined, 4), 'unreadable'],
    ['encrypted', catalog('/X 1 >> endobj trailer << /Encrypt 5 0 R'), 'locked'],
    ['PDF without an end', pdf('1 0 obj << >> endobj', ''), 'torn'],
    ['PDF cut in its end', pdf('1 0 obj << >> endobj', '\nstartxref\n9\n%%E'), 'torn'],
    ['PDF with another file behind it', Buffer.concat([catalog(''), Buffer.from('PK\x03\x04kötü')]), 'torn'],
    ['PDF with a page behind it', Buffer.concat([catalog(''), Buffer.from('<script>x</script>')]), 'torn'],
    ['only the start of a PDF', Buffer.from('%PDF-1.7'), 'torn'],
    ...[0.1, 0.4, 0.7, 0.95].flatMap((part) => [
      [`JPEG cut at ${part}`, jpeg.subarray(0, Math.floor(jpeg.length * part))] as const,
      [`PNG cut at ${part}`, png.subarray(0, Math.floor(png.length * part))] as const,
    ]),
    ['JPEG start with noise', Buffer.concat([jpeg.subarray(0, 20), noise])],
    ['PNG start with noise', Buffer.concat([png.subarray(0, 8), noise])],
    ['only the signature of a JPEG', Buffer.from([0xff, 0xd8, 0xff])],
    ['only the signature of a PNG', png.subarray(0, 8)],
    ['PNG with too many pixels', bomb, 'too-many-pixels'],
    ['PNG with a false size', wide],
  ]
}

it('refuses a hundred hostile files in words, each within two seconds of processor time and 64 MB', async () => {
  const files = await hostileFiles()
  expect(files.length).toBeGreaterThanOrEqual(100)
  for (const [name, file, problem] of files) {
    const [started, before] = [process.cpuUsage(), process.memoryUsage().rss]
    const read = await readPaper(file, limits)
    expect([name, read.ok]).toEqual([name, false])
    if (!read.ok) {
      if (problem) expect([name, read.failure]).toEqual([name, problem])
      expect(paperProblemText(read.failure, limits)).toMatch(/\.$/)
    }
    const { user, system } = process.cpuUsage(started)
    expect((user + system) / 1e6).toBeLessThan(2)
    expect((process.memoryUsage().rss - before) / 2 ** 20).toBeLessThan(64)
  }
})

it('takes plain PDFs as they are', async () => {
  const plain = catalog('/Pages 2 0 R /Outlines << /First 3 0 R >>')
  const modern = packed('1 0 << /Type /Page /Parent 2 0 R /Outlines << /First 9 0 R >> >>')
  for (const file of [plain, modern]) {
    const read = await readPaper(file, limits)
    expect(read).toEqual({ ok: true, value: { type: 'application/pdf', bytes: file } })
  }
})

it('encodes pictures again, upright and without metadata or what follows them', async () => {
  const photo = await image(600, 400)
    .withExif({ IFD0: { Copyright: 'gizli' } })
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()
  const carried = Buffer.concat([photo, Buffer.from('<script>kötü</script>')])
  const read = await readPaper(carried, limits)
  if (!read.ok) throw new Error(read.failure)
  const { width, height, exif, format } = await sharp(read.value.bytes).metadata()
  expect([width, height, format, exif]).toEqual([400, 600, 'jpeg', undefined])
  expect(Buffer.from(read.value.bytes).includes('kötü')).toBe(false)
})

it('takes only the kinds that are asked for', async () => {
  const png = await image(10, 10).png().toBuffer()
  const onlyPdf = { most: 2_000_000, kinds: ['application/pdf'] as const }
  expect(await readPaper(png, onlyPdf)).toEqual({ ok: false, failure: 'wrong-kind' })
  expect(paperProblemText('wrong-kind', onlyPdf)).toBe('Bu dosya türü kabul edilmiyor. PDF gönderin.')
  expect(paperProblemText('wrong-kind', limits)).toContain('PDF, JPEG veya PNG')
  expect(paperProblemText('too-many-pixels', limits)).toContain(String(mostPixels / 1_000_000))
})
