import type { DrawingName } from './drawing-names.ts'
import { writeLetters } from './letters.ts'

type LabelPlace = readonly [x: number, y: number, width: number, height: number, ink: string, plate?: string]

/** Where a maker's name is printed on a thing, in the drawing's units; a plate covers marks that hold its place. */
const labelPlaces: Partial<Record<DrawingName, LabelPlace>> = {
  'coffee-bag': [40, 90, 48, 13, '#5B3219', '#FBEFD9'],
  'tea-box': [24, 95, 66, 9, '#FBE9B0'],
  'rice-bag': [36, 52, 64, 18, '#FFFFFF', '#2F63B8'],
  'flour-bag': [34, 43, 60, 12, '#FFFFFF', '#D93A34'],
  'pasta-bag': [34, 22, 60, 14, '#FFFFFF', '#2B68CC'],
  'milk-carton': [22, 49, 56, 20, '#2F6FD0', '#F1F6FE'],
  'yoghurt-tub': [38, 98, 52, 13, '#2A5AB0', '#F1F2F8'],
  detergent: [26, 105, 56, 12, '#FFFFFF'],
  'jam-jar': [35, 92, 58, 10, '#A8243A', '#FFF6E4'],
  'berry-jam-jar': [35, 92, 58, 10, '#4A2A80', '#FFF6E4'],
  'apricot-jam-jar': [35, 92, 58, 10, '#9C5A10', '#FFF6E4'],
  'tomato-paste-jar': [35, 92, 58, 10, '#8E140C', '#FFF6E4'],
  'olive-oil': [40, 94, 48, 9, '#4F6B1A', '#F6F1D8'],
  'motor-oil': [38, 48, 58, 12, '#FFFFFF'],
  'cat-food': [34, 14, 60, 14, '#FFFFFF'],
  'dog-food': [34, 14, 60, 13, '#FFFFFF'],
  'cat-litter': [28, 64, 66, 15, '#FFFFFF'],
  diapers: [12, 98, 64, 18, '#8A4A08', '#F8C654'],
  shampoo: [32, 103, 62, 12, '#FFFFFF'],
  'cream-jar': [38, 80, 50, 20, '#3A7E96', '#F4FAFC'],
  perfume: [43, 72, 42, 20, '#B93A72', '#FFE9F2'],
  sunscreen: [38, 82, 52, 13, '#FFFFFF'],
  'vitamin-bottle': [26, 52, 58, 14, '#2E7A40', '#FBF9F2'],
  'nail-varnish': [36, 88, 54, 14, '#FFE9EE'],
  'car-battery': [31, 93, 66, 12, '#C2352A', '#F6F1E6'],
  refrigerator: [50, 28, 40, 9, '#5B5870'],
  'washing-machine': [27, 17, 26, 9, '#5B5870', '#DAD8E4'],
  speaker: [44, 107, 40, 8, '#C9CCDA'],
  'power-bank': [26, 51, 54, 12, '#C9CCF4'],
  'phone-case': [42, 62, 46, 12, '#E4FAF4'],
  'air-conditioner': [14, 46, 48, 12, '#5B5870'],
  freezer: [62, 56, 48, 12, '#5B5870'],
  'air-fryer': [46, 39, 36, 9, '#C9CCDA'],
  'small-carton': [27, 66, 49, 13, '#B93A5A', '#FFF4F6'],
  'cream-tube': [44, 66, 40, 13, '#2E6B48', '#F8FDF9'],
  'foundation-bottle': [48, 78, 42, 14, '#FFFFFF'],
  deodorant: [43, 53, 42, 12, '#FFFFFF'],
  'wet-wipes': [55, 81, 44, 18, '#2E8A8C', '#FBFFFF'],
  'spray-bottle': [38, 60, 52, 12, '#FFFFFF'],
  jerrycan: [30, 107, 70, 11, '#FFFFFF'],
  'fish-food': [30, 33, 68, 11, '#FFFFFF'],
  'bird-food': [32, 22, 64, 12, '#FFFFFF'],
  'rodent-food': [32, 22, 64, 12, '#FFFFFF'],
  'water-bottle': [40, 72, 48, 9, '#FFFFFF'],
  'spice-jar': [38, 91, 52, 11, '#A83214', '#FFF8EA'],
  'sugar-bag': [32, 96, 64, 14, '#2A5AB0'],
  'honey-jar': [32, 86, 64, 14, '#A8700C', '#FFF9E8'],
  'olive-jar': [32, 86, 64, 13, '#5B6A1E', '#FBFDF2'],
  lokum: [25, 89, 78, 18, '#8A3A5A'],
  'pulse-bag': [34, 26, 60, 20, '#5B3A12'],
  'preserve-jar': [34, 84, 60, 14, '#7A3A1C', '#FFF8EA'],
  'nut-bag': [32, 26, 64, 20, '#FFF4DC'],
  'book-cover': [32, 98, 62, 13, '#FFFFFF'],
  'disc-case': [27, 92, 75, 20, '#FFFFFF'],
  'paint-can': [28, 66, 52, 20, '#FFFFFF'],
  'wax-tin': [28, 90, 72, 16, '#FFF4DC'],
  'game-box': [17, 37, 80, 20, '#A8352A'],
}

/** Whether a thing carries its maker's name. */
export const takesLabel = (drawing: string): boolean => Object.hasOwn(labelPlaces, drawing)

/** The maker's name as it is printed on the thing. */
export function drawLabel(drawing: DrawingName, label: string): string {
  const place = labelPlaces[drawing]
  if (!place) return ''
  const [x, y, width, height, ink, plate] = place
  const ground = plate ? `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="2" fill="${plate}"/>` : ''
  return ground + writeLetters(label, { x, y, width, height }, ink)
}
