import { failAt } from '@market/data-files'
import * as v from 'valibot'

/** Lines as `- truck | Title | Text | /path`: a row each, its cells named and checked by `columns`. */
export function readListRows<Columns extends Readonly<Record<string, v.GenericSchema<string, string>>>>(
  body: string,
  { file, from }: { readonly file: URL; readonly from: number },
  columns: Columns,
): readonly v.InferOutput<v.ObjectSchema<Columns, undefined>>[] {
  const names = Object.keys(columns)
  const schema = v.object(columns)
  return body.split('\n').flatMap((line, index) => {
    if (line.trim() === '') return []
    const place = { file, from: from + index }
    const cells = line.replace(/^- /, '').split(/(?<!\\) \| /)
    if (!line.startsWith('- ') || cells.length !== names.length) throw failAt(place, `write \`- ${names.join(' | ')}\``)
    const row = v.safeParse(
      schema,
      Object.fromEntries(names.map((name, at) => [name, cells[at]?.replaceAll('\\|', '|')])),
    )
    if (!row.success) throw failAt(place, row.issues[0].message)
    return [row.output]
  })
}
