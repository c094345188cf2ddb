#!/usr/bin/env node
// Entry point of all commands, in plain JavaScript for Node 18 and newer. Downloads pnpm from the npm registry, and
// Node if the machine's version is older than 22.18, installs the packages when the lock file has changed, and runs the
// command.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const here = fileURLToPath(new URL('.', import.meta.url))
const root = join(here, '../../..')
const commands = [
  'start',
  'terminal',
  'test',
  'verify',
  'time-tests',
  'bench',
  'seed',
  'book-transfer',
  'answer-question',
  'office',
  'torture',
  'year',
  'build',
  'deploy-check',
  'sbom',
  'advisories',
  'engines',
  'contact-sheet',
  'api-report',
  'mutation',
  'house',
  'specification',
]
const notes = join(root, 'node_modules/.market')
const toolsFile = join(notes, 'tools.json')
const lockFile = join(notes, 'lock.txt')

const [command, ...args] = process.argv.slice(2)
if (!commands.includes(command)) {
  console.error(`Say one of: ${commands.map((name) => `npm run ${name}`).join(', ')}`)
  process.exit(2)
}

const tools = readTools() ?? findTools()
const env = { ...process.env, PATH: [...tools, process.env.PATH].join(delimiter) }
install()
const script = join(root, `apps/workbench/src/${command}.ts`)
handOver('node', ['--disable-warning=ExperimentalWarning', script, ...args])

/** Exits with the command's status. Signals are passed on, so that a shop does not stay behind without this process. */
function handOver(program, argv) {
  const child = spawn(program, argv, { cwd: root, env, stdio: 'inherit', shell: process.platform === 'win32' })
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT']) process.on(signal, () => child.kill(signal))
  child.once('error', (error) => {
    console.error(error.message)
    process.exit(1)
  })
  child.once('exit', (code) => process.exit(code ?? 1))
}

/** Type stripping, on which every program here relies, is on by default from 22.18. */
function isNewEnough(version) {
  const [major, minor] = version.replace('v', '').split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 18)
}

/** Reads the tools' folders that an earlier run found, so that a second start needs no network. */
function readTools() {
  if (!existsSync(toolsFile)) return undefined
  const { pins, folders } = JSON.parse(readFileSync(toolsFile, 'utf8'))
  return pins === pinsOfTools() && folders.every(existsSync) ? folders : undefined
}

/**
 * Finds or downloads the tools. The lock files beside this file pin each tool by hash: npm refuses any other content
 * and runs no scripts of it. On a system without pins, the machine's own tools are used.
 */
function findTools() {
  const own = isNewEnough(process.version)
  console.log(own ? 'Getting pnpm …' : 'Getting Node and pnpm …')
  const { platform, arch } = process
  const node = own ? dirname(process.execPath) : join(getTool('node', `node-${platform}-${arch}`), 'bin')
  if (platform !== 'linux' && own && run('pnpm', ['--version'], process.env, 'ignore') === 0) return [node]
  return [node, getTool('pnpm', `@pnpm/exe.${platform}-${arch}`)]
}

function getTool(tool, name) {
  const folder = join(notes, tool)
  mkdirSync(folder, { recursive: true })
  for (const file of ['package.json', 'package-lock.json']) copyFileSync(join(here, tool, file), join(folder, file))
  const npm = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    cwd: folder,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const found = join(folder, 'node_modules', name)
  if (npm.status === 0 && existsSync(found)) return found
  // The package of each system is an optional dependency, so npm reports success even if the download failed.
  const pinned = Object.hasOwn(
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).optionalDependencies,
    name,
  )
  console.error(
    pinned
      ? `${tool} could not be fetched from the npm registry. Check the connection and try again.`
      : `No ${tool} is pinned for ${process.platform} ${process.arch}. Install Node 24 and pnpm 12, then try again.`,
  )
  process.exit(1)
}

function pinsOfTools() {
  const pins = createHash('sha256')
  for (const tool of ['node', 'pnpm']) pins.update(readFileSync(join(here, tool, 'package-lock.json')))
  return pins.digest('hex')
}

function install() {
  const lock = createHash('sha256')
    .update(readFileSync(join(root, 'pnpm-lock.yaml')))
    .digest('hex')
  if (existsSync(lockFile) && readFileSync(lockFile, 'utf8') === lock) return
  console.log('Installing packages …')
  const status = run('pnpm', ['install', '--frozen-lockfile', '--reporter=append-only'], { ...env, CI: 'true' }, [
    'ignore',
    'ignore',
    'inherit',
  ])
  if (status !== 0) {
    console.error('The packages could not be installed. Check the connection and try again.')
    process.exit(status)
  }
  mkdirSync(notes, { recursive: true })
  writeFileSync(lockFile, lock)
  writeFileSync(toolsFile, JSON.stringify({ pins: pinsOfTools(), folders: tools }))
}

function run(name, argv, environment, stdio = 'inherit') {
  const child = spawnSync(name, argv, { cwd: root, env: environment, stdio, shell: process.platform === 'win32' })
  if (child.error) console.error(child.error.message)
  return child.status ?? 1
}
