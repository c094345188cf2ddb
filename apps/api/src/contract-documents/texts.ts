/** Texts about the contract documents. */
export const texts = {
  acceptContract: 'Devam etmek için Ön Bilgilendirme Formu ile Mesafeli Satış Sözleşmesi’ni onaylamalısınız.',
  unknownDocument: 'Aradığınız sözleşme bulunamadı.',
  contractVersion: (version: string) => `Sürüm: ${version}`,
  contractChanged: 'Sözleşme metni güncellendi. Lütfen yeniden okuyup onaylayın.',
}
