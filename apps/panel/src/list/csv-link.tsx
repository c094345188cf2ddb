import { DownloadLink } from '../parts/download-link.tsx'
import * as parts from '../parts/parts.css.ts'

/** Saves a list, as it is filtered, as a file for spreadsheets. */
export const CsvLink = ({ href }: { readonly href: string }) => (
  <DownloadLink variant="secondary" size="sm" className={parts.quiet} icon="download" href={href}>
    CSV indir
  </DownloadLink>
)
