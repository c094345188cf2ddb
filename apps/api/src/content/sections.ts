/** Sections of the site in the order of the site map. */
export const sections = [
  { slug: 'kurumsal', title: 'Kurumsal' },
  { slug: 'yardim', title: 'Yardım' },
  { slug: 'rehber', title: 'Alışveriş rehberi' },
  { slug: 'sozlesmeler', title: 'Sözleşmeler ve politikalar' },
  { slug: 'satici', title: 'Mağazalar için' },
  { slug: 'hizmetler', title: 'Hizmetler' },
  { slug: 'pasaj', title: 'MEB Pasaj' },
  { slug: 'kampanyalar', title: 'Kampanyalar' },
] as const
