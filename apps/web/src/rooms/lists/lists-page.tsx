import type { ListSummary } from '@market/domain/lists'
import { Loaded, useLoaded, useService } from '@market/react'
import { TabLinks } from '@market/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { services } from '../../composition/tokens.ts'
import { definePage } from '../../page/page.ts'
import { AccountFrame } from '../../shared/account/account-frame.tsx'
import { useTitle } from '../../shared/section/use-title.ts'
import { ListEntries } from './list-entries.tsx'
import { ListHead } from './list-head.tsx'
import { NameForm } from './name-form.tsx'
import { listTexts as texts } from './texts.ts'

const addressOf = ({ collectionSlug }: ListSummary) => `/my/listelerim/${collectionSlug}`

/** `/my/listelerim/:slug?`: the list with this slug, or the default list. */
export const page = definePage<{ readonly slug: string | undefined }>({
  load: async ({ params }) => ({ slug: params['slug'] }),
  head: () => ({ title: texts.title, noindex: true }),
  shared: { fresh: 600, stale: 3600 },
  Component: ({ data }) => (
    <AccountFrame title={texts.title} route="my-listelerim">
      {() => <Lists slug={data.slug} />}
    </AccountFrame>
  ),
})

function Lists({ slug }: { readonly slug: string | undefined }) {
  const gateway = useService(services.ListGateway)
  const navigate = useNavigate()
  const { answer, reload } = useLoaded(() => gateway.all())
  const [made, setMade] = useState(0)
  const lists = answer?.ok ? answer.value : []
  const current = lists.find(({ collectionSlug }) => collectionSlug === slug) ?? lists[0]
  useTitle(current?.collectionName)
  return (
    <Loaded answer={answer} reload={reload}>
      {() => (
        <>
          <TabLinks
            label={texts.lists}
            links={lists.map((list) => ({
              href: addressOf(list),
              text: `${list.collectionName} (${list.count})`,
              current: list === current,
            }))}
          />
          {current && (
            <>
              <ListHead
                key={current.collectionSlug}
                list={current}
                own={current !== lists[0]}
                onChanged={reload}
                onRemoved={async () => {
                  await navigate('/my/listelerim', { replace: true })
                  await reload()
                }}
              />
              <ListEntries
                key={`entries-${current.collectionSlug}`}
                list={current}
                others={lists.filter((list) => list !== current)}
                onChanged={reload}
              >
                <NameForm
                  key={`yeni-${made}`}
                  id="yeni-liste"
                  label={texts.create}
                  first=""
                  onNamed={async (list) => {
                    setMade(made + 1)
                    await reload()
                    void navigate(addressOf(list))
                  }}
                />
              </ListEntries>
            </>
          )}
        </>
      )}
    </Loaded>
  )
}
