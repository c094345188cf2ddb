/** Well-known quarters that are not official neighbourhoods: name, neighbourhood, district, province. */
export const knownQuarters: readonly (readonly [string, string, string, string])[] = [
  ['Moda', 'Caferağa Mah.', 'Kadıköy', 'İstanbul'],
  ['Bağdat Caddesi', 'Suadiye Mah.', 'Kadıköy', 'İstanbul'],
  ['Taksim', 'Gümüşsuyu Mah.', 'Beyoğlu', 'İstanbul'],
  ['Galata', 'Bereketzade Mah.', 'Beyoğlu', 'İstanbul'],
  ['Karaköy', 'Kemankeş Karamustafapaşa Mah.', 'Beyoğlu', 'İstanbul'],
  ['Nişantaşı', 'Teşvikiye Mah.', 'Şişli', 'İstanbul'],
  ['Osmanbey', 'Meşrutiyet Mah.', 'Şişli', 'İstanbul'],
  ['Tunalı', 'Kavaklıdere Mah.', 'Çankaya', 'Ankara'],
  ['Bahçeli', 'Bahçelievler Mah.', 'Çankaya', 'Ankara'],
  ['Lara', 'Güzeloba Mah.', 'Muratpaşa', 'Antalya'],
]
