import { setPriceAlarm, setStockAlarm } from '@market/domain/alarms'
import { made, roomModule } from '../../../composition/room-module.ts'
import { services } from '../../../composition/tokens.ts'

export const alarmRoom = roomModule({
  setPriceAlarm: made(setPriceAlarm, { alarms: services.AlarmGateway }),
  setStockAlarm: made(setStockAlarm, { alarms: services.AlarmGateway }),
})
