import { fail, type GatewayFailure, type GatewayResult, type Result, succeed } from '@market/domain/kernel'
import { photoProblem, type ReviewPhoto } from '@market/domain/reviews'
import { failureText } from '@market/react'
import { useEffect, useRef, useState } from 'react'
import { photoFormTexts as texts } from './photo-form-texts.ts'
import { shrinkPhoto } from './shrink-photo.ts'

/** A photo in the form: being uploaded, uploaded, or refused with a reason. */
export type ChosenPhoto = { readonly id: number } & (
  | { readonly state: 'sending'; readonly file: File }
  | { readonly state: 'sent'; readonly key: string; readonly preview: string }
  | { readonly state: 'refused'; readonly file: File; readonly why: string; readonly again: boolean }
)

let ids = 0

/** Where photos are uploaded, and how many are allowed. */
export interface PhotoPlace {
  readonly most: number
  /** Loads the photos that were uploaded before. */
  readonly kept: () => GatewayResult<readonly ReviewPhoto[]>
  readonly add: (file: Uint8Array<ArrayBuffer>) => GatewayResult<ReviewPhoto>
}

/** The photos of a form. Each is uploaded as soon as it is chosen, so that a failing one does not affect the others. */
export function usePhotos(place: PhotoPlace) {
  const [photos, setPhotos] = useState<readonly ChosenPhoto[]>([])
  const [note, setNote] = useState<string>()
  const [known, setKnown] = useState<boolean>()
  const underWay = useRef(new Set<Promise<void>>())
  const latest = useRef(photos)
  /** Number of photos that were uploaded before; undefined until it is loaded. */
  const had = useRef<number>(undefined)

  const change = (next: (before: readonly ChosenPhoto[]) => readonly ChosenPhoto[]) => {
    latest.current = next(latest.current)
    setPhotos(latest.current)
  }
  const load = async () => {
    const answer = await place.kept()
    setKnown(answer.ok)
    if (!answer.ok) return
    had.current = answer.value.length
    change((before) => [...answer.value.map((photo) => ({ id: ++ids, state: 'sent' as const, ...photo })), ...before])
  }
  const track = (work: Promise<void>) => {
    underWay.current.add(work)
    void work.finally(() => underWay.current.delete(work))
  }
  // Loaded once each time the form is opened.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(() => track(load()), [])

  const send = (id: number, file: File) => {
    const work = sendPhoto(place, file).then((sent) =>
      change((before) => {
        const twin = sent.state === 'sent' && before.some((one) => one.state === 'sent' && one.key === sent.key)
        return twin
          ? before.filter((one) => one.id !== id)
          : before.map((one) => (one.id === id ? { id, ...sent } : one))
      }),
    )
    track(work)
  }

  return {
    most: place.most,
    photos,
    note,
    /** Whether the earlier photos were loaded; undefined while they load, false after a failure. */
    known,
    load,
    add: (files: readonly File[]) => {
      // Files that are not photos make room for the next ones.
      change((before) => before.filter((one) => one.state !== 'refused' || one.again))
      const room = place.most - latest.current.length
      setNote(files.length > room ? texts.tooMany(place.most) : undefined)
      for (const file of files.slice(0, Math.max(0, room))) {
        const id = ++ids
        change((before) => [...before, { id, state: 'sending', file }])
        send(id, file)
      }
    },
    again: ({ id, file }: { readonly id: number; readonly file: File }) => {
      change((before) => before.map((one) => (one.id === id ? { id, state: 'sending', file } : one)))
      send(id, file)
    },
    refuseMore: () => setNote(texts.full(place.most)),
    remove: (id: number) => {
      setNote(undefined)
      change((before) => before.filter((one) => one.id !== id))
    },
    /** Removes all photos. */
    clear: () => {
      setNote(undefined)
      change(() => [])
    },
    /** Resolves to the photos' keys once all are uploaded; undefined if there is nothing to change. */
    settle: async (): Promise<Result<readonly string[] | undefined, GatewayFailure>> => {
      await Promise.all(underWay.current)
      // The earlier photos must be known before new ones are added.
      if (had.current === undefined && latest.current.length > 0) await load()
      const keys = latest.current.flatMap((one) => (one.state === 'sent' ? one.key : []))
      if (keys.length < latest.current.length) return refusal(texts.unsent)
      if (keys.length > place.most) return refusal(texts.full(place.most))
      if (had.current === undefined && keys.length > 0) return refusal(texts.unknown)
      return succeed(had.current !== undefined && keys.length + had.current > 0 ? keys : undefined)
    },
  }
}

const refusal = (message: string) => fail<GatewayFailure>({ kind: 'refused', status: 422, message })

async function sendPhoto({ add }: PhotoPlace, file: File) {
  const refused = (why: string, again: boolean) => ({ state: 'refused' as const, file, why, again })
  try {
    const problem = photoProblem(new Uint8Array(await file.slice(0, 12).arrayBuffer()), file.size)
    if (problem) return refused(texts.problems[problem], false)
    const small = await shrinkPhoto(file)
    const answer = await add(new Uint8Array(await small.arrayBuffer()))
    if (answer.ok) return { state: 'sent' as const, ...answer.value }
    return refused(failureText(answer.failure), answer.failure.kind !== 'refused' || answer.failure.status !== 422)
  } catch {
    // The file was moved or deleted after it was chosen.
    return refused(texts.gone, false)
  }
}
