/** Texts of the generic validations, as specification section 5 gives them (rules.md V16). */
export const validationMessages = {
  cardName: ({ field }: { readonly field: string }) => `${field} alanı geçersiz`,
  invalid: ({ field }: { readonly field: string }) => `${field} geçersiz`,
  fieldInvalid: 'alanı geçersiz',
  upCase: 'alanı en az bir tane büyük harf içermeli',
  lowCase: 'alanı en az bir tane küçük harf içermeli',
  digit: 'alanı en az bir tane rakam içermeli',
  addressSave: ({ field }: { readonly field: string }) => `${field} gerekmektedir.`,
  accepted: ({ field }: { readonly field: string }) => `${field} zorunludur.`,
  required: ({ field }: { readonly field: string }) => `${field} zorunludur.`,
  digitsBetween: ({ field, min, max }: { readonly field: string; readonly min: number; readonly max: number }) =>
    `${field} alanı ${min} ile ${max} karakter aralığında olmalıdır.`,
  robotCheck: '* Lütfen robot olmadığınızı onaylayınız.',
} as const
