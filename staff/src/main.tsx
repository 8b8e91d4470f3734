import '@panai/client/fonts.css'
import './theme/console.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import { Console } from './console.tsx'
import { SessionGate } from './session/session-gate.tsx'
import { keepPagePainted } from './theme/keep-page-painted.ts'

const place = document.getElementById('console')
if (!place) throw new Error('the page has no place for the console')
keepPagePainted()
createRoot(place).render(
  <StrictMode>
    {/* As transitions, steps of the address would give way without end to what react-admin does while it logs somebody out. */}
    <BrowserRouter basename="/staff" useTransitions={false}>
      <SessionGate>
        <Console />
      </SessionGate>
    </BrowserRouter>
  </StrictMode>,
)
