import type { ShopCard } from '@market/domain/shops'
import { failureText, Loaded, useLoaded, useService } from '@market/react'
import { Button, ButtonLink, EmptyState, Link, Panel } from '@market/ui'
import { services } from '../../composition/tokens.ts'
import { EmptyPicture } from '../../shared/picture/empty-picture.tsx'
import { definePage } from '../../page/page.ts'
import { AccountFrame } from '../../shared/account/account-frame.tsx'
import * as css from './followed.css.ts'
import { shopTexts } from './page-texts.ts'

const texts = shopTexts.followed

/** `/my/takip-ettiklerim`: the shops that the member follows. */
export const page = definePage<null>({
  head: () => ({ title: texts.title, noindex: true }),
  shared: { fresh: 600, stale: 3600 },
  Component: () => (
    <AccountFrame title={texts.title} route="/my/takip-ettiklerim">
      {() => <FollowedShops />}
    </AccountFrame>
  ),
})

function FollowedShops() {
  const following = useService(services.ShopFollowing)
  const notices = useService(services.NoticeStore)
  const { answer, reload } = useLoaded(() => following.followed())
  const leave = async (shop: ShopCard) => {
    const left = await following.unfollow(shop.id)
    if (!left.ok) return notices.toast({ type: 'error', text: failureText(left.failure) })
    notices.toast({ type: 'success', text: texts.left(shop.name) })
    await reload()
  }
  return (
    <Loaded answer={answer} reload={reload}>
      {(shops) =>
        shops.length === 0 ? (
          <EmptyState
            picture={<EmptyPicture drawing="shopping-bags" />}
            title={texts.none}
            action={<ButtonLink href="/magaza-liste">{texts.toShops}</ButtonLink>}
          />
        ) : (
          <Panel>
            <ul className={css.shops}>
              {shops.map((shop) => (
                <li key={shop.id} className={css.shop}>
                  <Link href={shop.url} className={css.name}>
                    {shop.name}
                  </Link>
                  <span className={css.place}>{shop.city}</span>
                  <Button
                    variant="secondary"
                    size="sm"
                    aria-label={texts.leaveNamed(shop.name)}
                    onClick={() => void leave(shop)}
                  >
                    {texts.leave}
                  </Button>
                </li>
              ))}
            </ul>
          </Panel>
        )
      }
    </Loaded>
  )
}
