const account = (bank: string, code: string, number: string, instant: boolean) => ({
  bank,
  holder: 'Güvercin Deneme Hesabı',
  iban: ibanOf(`${code}0${number}`),
  instant,
})

/** Banks that there are not, with generated account numbers: money sent there goes nowhere. */
export const seedBankAccounts = [
  account('Deneme Akdeniz Bankası', '09901', '0000000012345601', true),
  account('Deneme Bozkır Bankası', '09902', '0000000023456702', true),
  account('Deneme Çınar Bankası', '09903', '0000000034567803', false),
  account('Deneme Doğu Bankası', '09904', '0000000045678904', true),
  account('Deneme Ege Bankası', '09905', '0000000056789005', false),
  account('Deneme Fırat Katılım', '09906', '0000000067890106', true),
  account('Deneme Göller Katılım', '09907', '0000000078901207', false),
  account('Deneme Halk Sandığı', '09908', '0000000089012308', false),
]

/** Check digits in front of a bank's own 22: the whole is 1 modulo 97 (rules.md V15). */
function ibanOf(number: string): string {
  const check = 98n - (BigInt(`${number}292700`) % 97n)
  return `TR${String(check).padStart(2, '0')}${number}`
}
