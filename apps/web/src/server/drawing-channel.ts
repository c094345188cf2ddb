import { tracingChannel } from 'node:diagnostics_channel'

/** Tells whoever measures when React's rendering of a page begins and ends; free while nobody listens. */
export const drawingChannel = tracingChannel<'market:drawing', object>('market:drawing')
