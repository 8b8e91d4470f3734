// Lies in one file with React (site/vite.config.ts), and makes that file build React when it is read and not at its first use.
import 'react-dom/client'
