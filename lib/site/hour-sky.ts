import type { CategoryName } from '../../content/types'

/** The sky of a page without scripts: that of the day. */
export const DAY: CategoryName = 'success'

/**
 * Gives the root element the visitor's hour before the page is painted: as a class, from which a sky without a category has its
 * colors, and as a share of the day in `--hour`, where components/layout/horizon.css draws the sun. What else goes by the hour reads the
 * class. Again if the page comes back from the back/forward cache hours later. It stands in each page and in its content policy, so it
 * is short: 300 bytes at most.
 */
export const HOUR_SCRIPT =
  '{let r=document.documentElement,f=()=>{let d=new Date,h=d.getHours();r.style.setProperty("--hour",(h*60+d.getMinutes())/14.4);' +
  'r.className=r.className.replace(/sky-\\w+/,"sky-"+(h<5||h>20?"weekly":h<8?"daily":h<11?"health":h<15?"success":h<18?"love":"gratitude"))};' +
  'f();addEventListener("pageshow",f)}'
