import type { SeedPage } from '../seed-page.ts'
import { schoolPassage } from './meb-pasaj.ts'
import { teachers } from './ogretmen.ts'
import { students } from './ogrenci.ts'
import { schools } from './okul.ts'

export const passage: readonly SeedPage[] = [schoolPassage, teachers, students, schools]
