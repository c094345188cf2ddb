import { passkeyRules } from '@market/domain/account'

/** Texts of a member's passkeys. */
export const passkeyTexts = {
  title: 'Geçiş anahtarları',
  note: 'Parmak iziniz, yüzünüz ya da ekran kilidinizle şifre yazmadan giriş yapın. Anahtar cihazınızda kalır; kimse onu sizden öğrenemez.',
  none: 'Henüz geçiş anahtarınız yok.',
  unsupported: 'Bu tarayıcıda geçiş anahtarı eklenemiyor. Güncel bir tarayıcıyla ya da telefonunuzla deneyebilirsiniz.',
  needsPassword: 'Geçiş anahtarı eklemek için önce hesabınıza bir şifre belirleyin.',
  full: `En fazla ${passkeyRules.most} geçiş anahtarı ekleyebilirsiniz. Yenisi için kullanmadığınız birini silin.`,
  add: 'Geçiş anahtarı ekle',
  addNow: 'Devam et',
  name: 'Anahtarın adı',
  nameHint: 'Boş bırakırsanız tarayıcınızın ve cihazınızın adını yazarız.',
  wrongName: `Ad en fazla ${passkeyRules.nameLength} karakter olabilir.`,
  added: (name: string) => `“${name}” eklendi. Bundan sonra bu anahtarla giriş yapabilirsiniz.`,
  withheld: {
    cancelled: 'Geçiş anahtarı oluşturulmadı. Dilerseniz yeniden deneyin.',
    ended: 'Geçiş anahtarı oluşturulmadı. Dilerseniz yeniden deneyin.',
    known: 'Bu cihazda hesabınızın bir geçiş anahtarı zaten var.',
    failed: 'Cihazınız geçiş anahtarı oluşturamadı. Başka bir cihazla deneyebilirsiniz.',
  },
  addedAt: (day: string) => `${day} tarihinde eklendi`,
  usedAt: (when: string) => `son giriş ${when}`,
  unused: 'henüz kullanılmadı',
  rename: 'Adını değiştir',
  save: 'Kaydet',
  renamed: (name: string) => `Anahtarın yeni adı: “${name}”.`,
  remove: 'Sil',
  removeNow: 'Geçiş anahtarını sil',
  removeNote: (name: string) =>
    `“${name}” ile artık giriş yapılamaz. Cihazınızda kalan kaydı, cihazın şifre ayarlarından silebilirsiniz.`,
  removed: (name: string) => `“${name}” silindi.`,
  of: (what: string, name: string) => `${what}: ${name}`,
} as const
