import { useCallback } from 'react'
import { type RouterNavigateFunction, type RouterProvider, reactRouterProvider } from 'react-admin'
import { useHref, useLocation } from 'react-router'

/**
 * The way react-admin goes from screen to screen, but for one step: a list's filters are put into the address half a second after the
 * last key. Somebody who has opened a record by then, with its screen still loading, would be led back to the list.
 */
export const router: RouterProvider = { ...reactRouterProvider, useNavigate }

function useNavigate(): RouterNavigateFunction {
  const navigate: RouterNavigateFunction = reactRouterProvider.useNavigate()
  const here = useHref(useLocation().pathname)
  return useCallback(
    (to, options) => {
      // What changes nothing but the search is meant for the screen from which it comes, as long as that is where we are.
      const isOfThisScreen = typeof to === 'object' && to.pathname === undefined
      if (isOfThisScreen && window.location.pathname !== here) return
      navigate(to, options)
    },
    [navigate, here],
  )
}
