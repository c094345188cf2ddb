/** Texts about cart lines, for cart page, mini cart, login and checkout. */
export const cartLineTexts = {
  removeService: 'Kaldır',
  removeServiceLabel: (service: string, name: string) => `Kaldır: ${service}, ${name}`,
  serviceRemoved: (service: string) => `${service} çıkarıldı.`,
  addService: 'Geri al',
  addServiceLabel: (service: string, name: string) => `Geri al: ${service}, ${name}`,
  earlier: (names: readonly string[]) => `Önceki sepetinizden eklenenler: ${names.join(', ')}.`,
  earlierTitle: 'Giriş yapınca önceki sepetinizdeki ürünler de sepetinize eklendi:',
  earlierUnits: (units: number) => `${units} adet`,
  earlierSince: (when: string) => `sepetinize ${when} tarihinde koymuştunuz`,
  takeOut: 'Çıkar',
  takeOutLabel: (name: string) => `Çıkar: ${name}`,
  putAsideLabel: (name: string) => `Daha sonra al: ${name}`,
  putAllAside: 'Hepsini daha sonra al',
  earlierLine: (units: number, all: number) =>
    units >= all ? 'Önceki sepetinizden' : `${units} adedi önceki sepetinizden`,
  cheaper: (by: string) => `Eklediğinizden beri ${by} ucuzladı`,
  dearer: (by: string) => `Eklediğinizden beri ${by} zamlandı`,
  putAside: 'Daha sonra al',
  seeCart: 'Sepete git',
  buyNow: 'Hemen Al',
  buyNowLabel: (name: string) => `Hemen Al: ${name}`,
} as const
