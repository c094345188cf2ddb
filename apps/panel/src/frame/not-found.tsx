import { ButtonLink } from '@market/ui'
import { Empty } from '../parts/answer.tsx'
import { PageHead } from '../parts/page-head.tsx'

export function NotFound() {
  return (
    <>
      <PageHead title="Sayfa bulunamadı" />
      <Empty filtered title="Bu adreste bir sayfa yok" action={<ButtonLink href="/">Bugün sayfasına git</ButtonLink>} />
    </>
  )
}
