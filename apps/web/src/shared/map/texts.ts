/** Texts of maps. */
export const mapTexts = {
  show: 'Haritada göster',
  hide: 'Haritayı gizle',
  zoomIn: 'Yakınlaştır',
  zoomOut: 'Uzaklaştır',
}
