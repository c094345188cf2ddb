import type { Notification } from '@market/domain/account'
import { Loaded, useLoaded, useService } from '@market/react'
import { Button, EmptyState, Panel, Tag, TextLink } from '@market/ui'
import { useEffect, useState } from 'react'
import { services } from '../../composition/tokens.ts'
import { EmptyPicture } from '../../shared/picture/empty-picture.tsx'
import { definePage } from '../../page/page.ts'
import { AccountFrame } from '../../shared/account/account-frame.tsx'
import { dateText } from '../../shared/time/date-text.ts'
import * as css from './account.css.ts'
import { accountTexts } from './texts.ts'

const texts = accountTexts.notifications
const pageSize = 20

/** `/my/bildirimler` */
export const page = definePage<null>({
  head: () => ({ title: texts.title, noindex: true }),
  shared: { fresh: 600, stale: 3600 },
  Component: () => (
    <AccountFrame title={texts.title} route="my-bildirimler">
      {() => <Notifications />}
    </AccountFrame>
  ),
})

function Notifications() {
  const gateway = useService(services.NotificationGateway)
  const { answer, setAnswer, change, reload } = useLoaded(() => gateway.list({ limit: pageSize }))
  const [busy, setBusy] = useState(false)
  // New notifications stay marked as new until the page is opened again.
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    if (!answer?.ok) return
    setFresh((before) => new Set([...before, ...answer.value.notifications.filter(isNew).map(({ id }) => id)]))
    if (answer.value.unread > 0) void gateway.markRead()
  }, [answer, gateway])

  const more = async (notifications: readonly Notification[]) => {
    setBusy(true)
    const next = await gateway.list({ limit: pageSize, offset: notifications.length })
    setBusy(false)
    if (!next.ok) return setAnswer(next)
    change((read) => ({ ...next.value, notifications: [...read.notifications, ...next.value.notifications] }))
  }
  return (
    <Loaded answer={answer} reload={reload}>
      {({ notifications, resultCount }) => (
        <>
          {notifications.length === 0 ? (
            <EmptyState picture={<EmptyPicture drawing="bell" />} title={texts.empty} />
          ) : (
            <Panel flush>
              <ul className={css.rows}>
                {notifications.map((one) => (
                  <li key={one.id} className={fresh.has(one.id) ? `${css.row} ${css.unread}` : css.row}>
                    <div>
                      <p className={css.rowTitle}>
                        {one.title} {fresh.has(one.id) && <Tag tone="primary">{texts.unread}</Tag>}
                      </p>
                      <p className={css.rowText}>{one.text}</p>
                      <p className={css.note}>
                        <time dateTime={one.date}>{dateText(one.date)}</time>
                      </p>
                    </div>
                    {one.link !== null && (
                      <TextLink href={one.link} aria-label={`${texts.open}: ${one.title}`} iconAfter="caret-right">
                        {texts.open}
                      </TextLink>
                    )}
                  </li>
                ))}
              </ul>
            </Panel>
          )}
          {notifications.length < resultCount && (
            <Button variant="secondary" full loading={busy} onClick={() => void more(notifications)}>
              {texts.more}
            </Button>
          )}
        </>
      )}
    </Loaded>
  )
}

const isNew = ({ read }: Notification): boolean => !read
