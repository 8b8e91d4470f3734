/** What an account is good for, beside the form that makes or opens one. */
export function AccountPromises() {
  return (
    <>
      <h2 className="text-xl">Your books, in your hands</h2>
      <ul className="mt-6 space-y-5">
        {promises.map(([what, how]) => (
          <li key={what}>
            <p className="font-semibold">{what}</p>
            <p className="opacity-90">{how}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

const promises = [
  ['Hand in a manuscript', 'From a phone too. What you typed is kept when the connection drops.'],
  ['Watch it move', 'Each step from submission to publication, with its date.'],
  ['See every rupee', 'Sales, royalties and payouts of your own books. Nobody else sees them.'],
] as const
