/** The columns of the race-day table, on the screen and on paper. */
export function RaceDayHead() {
  return (
    <thead>
      <tr>
        {['Time', 'Action', 'Item', 'Carbs (g)', 'Sodium (mg)', 'Fluids (ml)'].map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
  )
}
