export const networkFailure = 'Network error. Please check your connection.'
