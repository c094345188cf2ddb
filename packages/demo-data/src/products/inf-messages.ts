/** What a shopper should know of the products of a group before buying; by the slug of a category on their way. */
const messages: Readonly<Record<string, string>> = {
  'altin-taki': 'Altın fiyatları piyasaya göre değişir. Siparişiniz, onayladığınız andaki fiyattan tamamlanır.',
  mobilya: 'Ürün demonte gönderilir. Kurulum kılavuzu ve bağlantı parçaları kutusundadır.',
  'beyaz-esya': 'Garantinin geçerli olması için ürünü kutusundan yetkili servisin çıkarması gerekir.',
  'cinsel-saglik': 'Ürün, içeriği dışarıdan anlaşılmayan bir kutuyla gönderilir.',
}

export const infMessage = (way: readonly { readonly slug: string }[]): string | null =>
  way.map(({ slug }) => messages[slug]).find((text) => text !== undefined) ?? null
