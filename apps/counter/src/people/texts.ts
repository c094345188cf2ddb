/** Texts of the room of people. */
export const peopleTexts = {
  auditColumns: ['Saat', 'Kim', 'Rol', 'Mağaza', 'İşlem', 'Konu', 'Kayıt', 'Önce', 'Sonra', 'Gerekçe'],
  /** Kinds of records in the audit, for those without a name. */
  auditSubjects: {
    shop: 'Mağaza',
    message: 'Mesaj',
    requirement: 'Gereklilik',
    document: 'Kaldırılmış belge',
    membership: 'Silinmiş hesap',
    person: 'Bilinmeyen hesap',
    invitation: 'Geri alınmış davet',
    returnOf: (number: string) => `${number} iadesi`,
    packageOf: (number: string, id: string) => `${number}, paket ${id}`,
    rows: (count: number) => `${count} satır`,
    packages: (count: number) => `${count} paket`,
  },
  noMembership: {
    seller: 'Bu hesabın satıcı paneline erişimi yok. Mağaza sahibinden davet isteyin.',
    office: 'Bu hesabın ofise erişimi yok.',
  },
  deadInvitation: 'Bu davetin süresi dolmuş ya da davet daha önce kullanılmış. Lütfen yeni bir davet isteyin.',
  wrongPassword: 'Şifreniz hatalı. Lütfen kontrol edip tekrar deneyin.',
  unknownMembership: 'Bu üyelik bulunamadı.',
  isMember: 'Bu kişi zaten ekipte.',
  teamIsFull: 'Ekip dolu. Lütfen önce kullanılmayan bir üyeyi ya da daveti kaldırın.',
  lastOwner: 'Mağazanın en az bir sahibi olmalı. Önce başka birini mağaza sahibi yapın.',
  lastKeeper: 'Ofiste personeli yönetebilecek en az bir kişi kalmalı.',
  keyRole: 'API anahtarının rolü değiştirilemez. Anahtarı kaldırıp yenisini oluşturun.',
  noSecondStep: 'Bu adresle iki adımlı doğrulaması açık bir ekip üyesi bulunamadı.',
  noLift: 'Bu istek bulunamadı ya da daha önce onaylanmış.',
  ownLift: 'Kendi isteğinizi onaylayamazsınız. İsteği başka bir çalışan onaylamalı.',
}
