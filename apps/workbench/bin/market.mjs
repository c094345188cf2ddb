#!/usr/bin/env node
// The way in on a bare machine: plain JavaScript for Node 18 and newer. Brings Node and pnpm from the npm registry where
// the machine's are missing or older, installs the packages when the lock file changed, and hands over to a command.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const nodeVersion = '24.21.0'
const pnpmVersion = '12.21.0'
const commands = [
  'start',
  'terminal',
  'test',
  'bench',
  'seed',
  'book-transfer',
  'answer-question',
  'torture',
  'contact-sheet',
  'api-report',
  'mutation',
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
process.exit(run('node', ['--disable-warning=ExperimentalWarning', script, ...args], env))

/** Type stripping, on which every program here relies, is on by default from 22.18. */
function isNewEnough(version) {
  const [major, minor] = version.replace('v', '').split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 18)
}

/** Folders found by an earlier run, so that a second start asks nobody. */
function readTools() {
  if (!existsSync(toolsFile)) return undefined
  const { node, pnpm, folders } = JSON.parse(readFileSync(toolsFile, 'utf8'))
  return node === nodeVersion && pnpm === pnpmVersion && folders.every(existsSync) ? folders : undefined
}

function findTools() {
  const own = isNewEnough(process.version)
  console.log(own ? `Getting pnpm ${pnpmVersion} …` : `Getting Node ${nodeVersion} and pnpm ${pnpmVersion} …`)
  const packages = [...(own ? [] : ['-p', `node@${nodeVersion}`]), '-p', `pnpm@${pnpmVersion}`]
  const probe = 'console.log(JSON.stringify([process.execPath, process.env.PATH]))'
  const found = spawnSync('npx', ['--yes', ...packages, '--', 'node', '-e', JSON.stringify(probe)], {
    cwd: root,
    encoding: 'utf8',
    shell: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (found.status !== 0) {
    console.error('Node and pnpm could not be fetched from the npm registry. Check the connection and try again.')
    process.exit(1)
  }
  const [execPath, path] = JSON.parse(found.stdout.trim().split('\n').at(-1))
  const pnpm = path
    .split(delimiter)
    .find((folder) => existsSync(join(folder, 'pnpm')) || existsSync(join(folder, 'pnpm.cmd')))
  return [own ? dirname(process.execPath) : dirname(execPath), pnpm]
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
  writeFileSync(toolsFile, JSON.stringify({ node: nodeVersion, pnpm: pnpmVersion, folders: tools }))
}

function run(name, argv, environment, stdio = 'inherit') {
  const child = spawnSync(name, argv, { cwd: root, env: environment, stdio, shell: process.platform === 'win32' })
  if (child.error) console.error(child.error.message)
  return child.status ?? 1
}
