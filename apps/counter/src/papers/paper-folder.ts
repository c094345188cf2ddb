export { paperFolder, type PaperStore, sellerPapers } from '@market/api/counter'
