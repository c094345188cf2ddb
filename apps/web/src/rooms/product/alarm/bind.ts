import { setPriceAlarm, setStockAlarm } from '@market/domain/alarms'
import { made, roomModule } from '@market/react'
import { services } from '../../../composition/tokens.ts'

export const alarmRoom = roomModule({
  setPriceAlarm: made(setPriceAlarm, { alarms: services.AlarmGateway }),
  setStockAlarm: made(setStockAlarm, { alarms: services.AlarmGateway }),
})
