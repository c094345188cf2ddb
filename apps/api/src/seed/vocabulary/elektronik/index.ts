import { sesSistemleri } from './ses-sistemleri.ts'

export const elektronik = [...sesSistemleri]
