/** Where feed readers find the newest articles; in Tamil below /ta. */
export const BLOG_FEED = '/blog.rss'
