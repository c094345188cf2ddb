type Service = 'garantili' | 'delta'
interface SeedOption {
  readonly name: string
  /** Percent of the best price. */
  readonly less: number
  /** Why such a device is not bought at all. */
  readonly refusal?: string
}
export interface SeedQuestion {
  readonly service: Service
  readonly type: 1 | 2 | 3
  readonly name: string
  readonly options: readonly SeedOption[]
}
const option = (name: string, less: number, refusal?: string): SeedOption => ({
  name,
  less,
  ...(refusal !== undefined && { refusal }),
})

const locked = 'Hesap kilidi kaldırılmamış cihazları satın almıyoruz. Kilidi kaldırıp yeniden teklif alabilirsiniz.'
const unregistered = 'Kayıt dışı cihazlar satın alınmıyor.'

const power = (off: number) => ({
  name: 'Cihaz açılıyor ve düzgün çalışıyor mu?',
  options: [option('Evet, sorunsuz', 0), option('Açılıyor ama donuyor ya da ısınıyor', 25), option('Açılmıyor', off)],
})
const screen = (broken: number) => ({
  name: 'Ekranın durumu nasıl?',
  options: [
    option('Çiziksiz', 0),
    option('İnce çizikler var', 8),
    option('Derin çizik ya da ölü piksel var', 22),
    option('Kırık ya da çatlak', broken),
  ],
})
const body = {
  name: 'Kasanın durumu nasıl?',
  options: [option('Yeni gibi', 0), option('Hafif kullanım izi var', 5), option('Ezik ya da çatlak var', 15)],
}
const battery = {
  name: 'Pil sağlığı ne durumda?',
  options: [option('Yüzde 85 ve üzeri', 0), option('Yüzde 75 ile 84 arası', 7), option('Yüzde 75’in altında', 14)],
}
const lock = {
  name: 'Hesap ve ekran kilidi kaldırıldı mı?',
  options: [option('Evet, kaldırıldı', 0), option('Hayır', 0, locked)],
}
const registration = {
  name: 'Cihaz Türkiye’de kayıtlı mı?',
  options: [option('Evet', 0), option('Hayır', 0, unregistered)],
}
const camera = {
  name: 'Kameralar ve hoparlör çalışıyor mu?',
  options: [option('Hepsi çalışıyor', 0), option('Biri çalışmıyor', 12), option('Birden fazlası çalışmıyor', 20)],
}
const box = {
  name: 'Kutusu ve şarj aleti var mı?',
  options: [option('İkisi de var', 0), option('Biri eksik', 3), option('İkisi de yok', 5)],
}
const strap = {
  name: 'Kayışı ve şarj tabanı var mı?',
  options: [option('İkisi de var', 0), option('Biri eksik', 6), option('İkisi de yok', 12)],
}

/** Questions of each service for each kind of device, best answer first. Delta accepts worse devices and asks fewer. */
export const deviceQuestions: readonly SeedQuestion[] = [
  ...[power(65), screen(45), body, battery, camera, lock, registration, box].map(
    (question) => ({ service: 'garantili', type: 1, ...question }) as const,
  ),
  ...[power(55), screen(40), body, lock, registration].map(
    (question) => ({ service: 'delta', type: 1, ...question }) as const,
  ),
  ...[power(60), screen(50), body, lock].map((question) => ({ service: 'delta', type: 2, ...question }) as const),
  ...[power(70), screen(50), strap, lock].map((question) => ({ service: 'delta', type: 3, ...question }) as const),
]
