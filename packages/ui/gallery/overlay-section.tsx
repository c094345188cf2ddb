import { useState } from 'react'
import {
  Alert,
  AspectPicture,
  Button,
  ButtonLink,
  Dialog,
  Drawer,
  EmptyState,
  Panel,
  ToastRegion,
} from '../src/index.ts'
import type { Toast } from '../src/index.ts'
import basket from './basket.webp'
import * as css from './gallery.css.ts'

const toasts: Toast[] = [
  { id: 1, tone: 'success', text: 'Favori Listem’e eklendi', action: { text: 'Listeye bak', href: '#liste' } },
  { id: 2, tone: 'error', text: 'Bağlantı kurulamadı', action: { text: 'Tekrar dene', onClick: () => undefined } },
]

export function OverlaySection() {
  const [open, setOpen] = useState<'message' | 'confirm' | 'left' | 'right'>()
  const [toasted, setToasted] = useState(false)
  const close = () => setOpen(undefined)
  return (
    <>
      <Panel title="Pencere ve bildirim" className={css.third}>
        <div className={css.row}>
          <Button onClick={() => setOpen('message')}>Mesaj</Button>
          <Button onClick={() => setOpen('confirm')}>Onay</Button>
          <Button onClick={() => setOpen('left')}>Soldan</Button>
          <Button onClick={() => setOpen('right')}>Sağdan</Button>
          <Button onClick={() => setToasted(!toasted)}>Bildirim</Button>
        </div>
        <Dialog
          open={open === 'message'}
          onClose={close}
          stamped
          title="İşlem Başarılı!"
          actions={
            <>
              <Button variant="secondary" onClick={close}>
                Alışverişe devam
              </Button>
              <ButtonLink href="#sepet">Sepete git</ButtonLink>
            </>
          }
        >
          Ürün başarıyla sepete eklenmiştir.
        </Dialog>
        <Dialog
          open={open === 'confirm'}
          onClose={close}
          closesOutside
          title="Sepeti boşalt"
          actions={
            <>
              <Button variant="secondary" onClick={close}>
                Vazgeç
              </Button>
              <Button variant="danger" onClick={close}>
                Hepsini sil
              </Button>
            </>
          }
        >
          Sepetteki tüm ürünleri silmek istediğinizden emin misiniz?
        </Dialog>
        <Drawer
          open={open === 'left' || open === 'right'}
          side={open === 'left' ? 'left' : 'right'}
          onClose={close}
          title="Filtrele"
          foot={<Button onClick={close}>184 ürünü göster</Button>}
        >
          Süzgeçler burada durur.
        </Drawer>
        <ToastRegion toasts={toasted ? toasts : []} />
      </Panel>
      <Panel title="Uyarı" className={css.third}>
        <div className={css.stack}>
          <Alert tone="success">İade tutarı kartınıza geri yatırıldı.</Alert>
          <Alert tone="warning">Stok azaldı, adet 3’e indirildi.</Alert>
          <Alert tone="error">
            <b>2 alan düzeltilmeli:</b> <a href="#son">Son kullanma</a>, <a href="#cvc">CVC</a>
          </Alert>
          <Alert tone="info">Randevulu teslimat için sizi arayacağız.</Alert>
          <Alert tone="next">
            <b>Sıradaki adım:</b> dağıtıcımız bugün 14.00–18.00 arasında kapınızda.
          </Alert>
        </div>
      </Panel>
      <Panel title="Boş sepet" className={css.third}>
        <EmptyState
          picture={<AspectPicture src={basket} alt="" width={440} height={440} />}
          title="Sepetinizde henüz ürün bulunmuyor."
          action={<ButtonLink href="#firsat">Fırsatlara bak</ButtonLink>}
        >
          Süper fırsatlar 14.00’e kadar açık.
        </EmptyState>
      </Panel>
    </>
  )
}
