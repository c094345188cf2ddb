/** Choices of a seller in the application, besides the sectors. */
export const seedShopApplication = {
  company_profiles: [
    { value: 'sahis', name: 'Şahıs işletmesi' },
    { value: 'limited', name: 'Limited şirket' },
    { value: 'anonim', name: 'Anonim şirket' },
    { value: 'kooperatif', name: 'Kooperatif' },
    { value: 'kamu', name: 'Kamu kurumu' },
  ],
  api_types: [
    { value: 'panel', name: 'Ürünleri panelden gireceğim' },
    { value: 'xml', name: 'XML ile aktaracağım' },
    { value: 'api', name: 'API ile bağlanacağım' },
    { value: 'entegrator', name: 'Entegratör firmayla çalışıyorum' },
  ],
  roles: [
    { value: 'sahip', name: 'İşletme sahibi' },
    { value: 'ortak', name: 'Ortak' },
    { value: 'yetkili', name: 'İmza yetkilisi' },
    { value: 'eticaret', name: 'E-ticaret sorumlusu' },
  ],
}
