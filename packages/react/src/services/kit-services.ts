import type { RobotCheckGateway } from '@market/domain/session'
import type { NoticeStore, SessionStore } from '@market/stores'
import { token } from './token.ts'

/** Services that the kit's hooks and components use. An app binds them and adds its own. */
export const kitServices = {
  NoticeStore: token<NoticeStore>('NoticeStore'),
  RobotCheckGateway: token<RobotCheckGateway>('RobotCheckGateway'),
  SessionStore: token<SessionStore>('SessionStore'),
} as const
