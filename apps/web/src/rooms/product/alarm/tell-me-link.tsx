import { ButtonLink } from '@market/ui'
import { useNavigate } from 'react-router-dom'
import { alarmAddress, alarmFragments } from '../../../shared/product/alarm-address.ts'
import { cardTexts } from '../../../shared/product/texts.ts'

/** Opens the alarm drawer over the current page, without changing its scroll position. */
export function TellMeLink({ productUrl }: { readonly productUrl: string }) {
  const navigate = useNavigate()
  return (
    <ButtonLink
      full
      variant="secondary"
      icon="bell"
      href={alarmAddress(productUrl, 'stock')}
      onClick={(event) => {
        // Lets the browser open a new tab or window.
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        void navigate({ search: window.location.search, hash: alarmFragments.stock }, { preventScrollReset: true })
      }}
    >
      {cardTexts.tellMe}
    </ButtonLink>
  )
}
