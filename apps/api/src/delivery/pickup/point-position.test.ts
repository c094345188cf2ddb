import { makePickupPoints } from '@market/demo-data'
import { expect, test } from 'vitest'
import { pointPosition } from '@market/commerce'

test('every pickup point has a distinct position near the centre of its province', async () => {
  const points = await makePickupPoints()
  const places = points.map(pointPosition)
  expect(new Set(places.map(({ latitude, longitude }) => `${latitude} ${longitude}`)).size).toBe(points.length)
  for (const { latitude, longitude } of places) {
    expect(latitude).toBeGreaterThan(35.7)
    expect(latitude).toBeLessThan(42.3)
    expect(longitude).toBeGreaterThan(25.5)
    expect(longitude).toBeLessThan(45)
  }
  // A province missing from the table would be placed in the middle of the country.
  const cities = new Map(points.map(({ city }, index) => [city, places[index]]))
  const lost = [...cities].filter(([, at]) => at && Math.hypot(at.latitude - 39, at.longitude - 35) < 0.2)
  expect(lost.map(([city]) => city)).toEqual([])
})
