import type { Drawing } from '../drawing.ts'
import type { OwnDrawingName } from '../own-drawing-names.ts'
import { backgammon } from '../own-drawings/backgammon.ts'
import { baglama } from '../own-drawings/baglama.ts'
import { boardGame } from '../own-drawings/board-game.ts'
import { bookCover } from '../own-drawings/book-cover.ts'
import { calculator } from '../own-drawings/calculator.ts'
import { canvas } from '../own-drawings/canvas.ts'
import { cardSheets } from '../own-drawings/card-sheets.ts'
import { colouredPencils } from '../own-drawings/coloured-pencils.ts'
import { compasses } from '../own-drawings/compasses.ts'
import { darbuka } from '../own-drawings/darbuka.ts'
import { discCase } from '../own-drawings/disc-case.ts'
import { dollHouse } from '../own-drawings/doll-house.ts'
import { eraser } from '../own-drawings/eraser.ts'
import { feltPens } from '../own-drawings/felt-pens.ts'
import { gameBox } from '../own-drawings/game-box.ts'
import { glueStick } from '../own-drawings/glue-stick.ts'
import { highlighters } from '../own-drawings/highlighters.ts'
import { holePunch } from '../own-drawings/hole-punch.ts'
import { knittingNeedles } from '../own-drawings/knitting-needles.ts'
import { ney } from '../own-drawings/ney.ts'
import { officeChair } from '../own-drawings/office-chair.ts'
import { okeySet } from '../own-drawings/okey-set.ts'
import { paperClips } from '../own-drawings/paper-clips.ts'
import { paperReam } from '../own-drawings/paper-ream.ts'
import { penSet } from '../own-drawings/pen-set.ts'
import { pencilCase } from '../own-drawings/pencil-case.ts'
import { pencilSharpener } from '../own-drawings/pencil-sharpener.ts'
import { playDough } from '../own-drawings/play-dough.ts'
import { playingCards } from '../own-drawings/playing-cards.ts'
import { puzzleCube } from '../own-drawings/puzzle-cube.ts'
import { recorder } from '../own-drawings/recorder.ts'
import { rideOnCar } from '../own-drawings/ride-on-car.ts'
import { sketchbook } from '../own-drawings/sketchbook.ts'
import { slide } from '../own-drawings/slide.ts'
import { stapler } from '../own-drawings/stapler.ts'
import { stickyNotes } from '../own-drawings/sticky-notes.ts'
import { stickyTape } from '../own-drawings/sticky-tape.ts'
import { swing } from '../own-drawings/swing.ts'
import { toyBlocks } from '../own-drawings/toy-blocks.ts'
import { toyTrain } from '../own-drawings/toy-train.ts'
import { utilityKnife } from '../own-drawings/utility-knife.ts'
import { vinylRecord } from '../own-drawings/vinyl-record.ts'
import { whiteboard } from '../own-drawings/whiteboard.ts'

/** Books, music, office, school and toys. */
export const hobbyDrawings = {
  'board-game': boardGame,
  'pencil-case': pencilCase,
  'toy-blocks': toyBlocks,
  'toy-train': toyTrain,
  'vinyl-record': vinylRecord,
  'office-chair': officeChair,
  calculator,
  canvas,
  eraser,
  'game-box': gameBox,
  'book-cover': bookCover,
  'disc-case': discCase,
  'glue-stick': glueStick,
  'paper-ream': paperReam,
  'card-sheets': cardSheets,
  'coloured-pencils': colouredPencils,
  compasses,
  darbuka,
  'doll-house': dollHouse,
  ney,
  'okey-set': okeySet,
  'play-dough': playDough,
  'playing-cards': playingCards,
  sketchbook,
  backgammon,
  'paper-clips': paperClips,
  recorder,
  'ride-on-car': rideOnCar,
  slide,
  stapler,
  'sticky-tape': stickyTape,
  swing,
  'felt-pens': feltPens,
  whiteboard,
  'hole-punch': holePunch,
  'pen-set': penSet,
  'pencil-sharpener': pencilSharpener,
  highlighters,
  'sticky-notes': stickyNotes,
  'puzzle-cube': puzzleCube,
  'utility-knife': utilityKnife,
  baglama,
  'knitting-needles': knittingNeedles,
} satisfies Partial<Record<OwnDrawingName, Drawing>>
