/** Which of the numbers, by their places from 0, make the longest row in which each is greater than the one before. No two are alike. */
export function longestRising(numbers: readonly number[]): number[] {
  /** Of the rows of each length, the place where the one ends that ends lowest. */
  const ends: number[] = []
  const previous: (number | undefined)[] = []
  numbers.forEach((number, place) => {
    let [low, high] = [0, ends.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((numbers[ends[middle] ?? 0] ?? 0) < number) low = middle + 1
      else high = middle
    }
    previous.push(ends[low - 1])
    ends[low] = place
  })
  const row: number[] = []
  for (let place = ends.at(-1); place !== undefined; place = previous[place]) row.push(place)
  return row.reverse()
}
