import { openCalculated } from '../support/calculator.ts'
import { expect, test } from '../support/test.ts'

const low = 'Minimum allowed: Rs. 335.00'

test('a key that would bring the price below the minimum is blocked', async ({ page }) => {
  const { mrp, hint, perBook } = await openCalculated(page)
  await expect(hint).toHaveText('Using your custom MRP: Rs. 335.00')
  await mrp.press('ControlOrMeta+a')
  await mrp.press('1')
  await expect(mrp).toHaveValue('335.00')
  await expect(hint).toContainText(low)
  await expect(perBook).toHaveText('Rs. 30.00')
  await mrp.blur()
  await expect(hint).toHaveText('Using your custom MRP: Rs. 335.00')

  await mrp.press('Home')
  await mrp.press('Delete')
  await expect(mrp).toHaveValue('35.00')
  await expect(hint).toHaveText(low)
  await mrp.press('2')
  await expect(mrp).toHaveValue('35.00')
  await mrp.press('Escape')
  await mrp.press('5')
  await expect(mrp).toHaveValue('535.00')
  await expect(perBook).toHaveText('Rs. 230.00')
})

test('a price is typed digit by digit, from an emptied field and over the old one', async ({ page }) => {
  const { mrp, hint, perBook } = await openCalculated(page)
  await mrp.press('ControlOrMeta+a')
  await mrp.press('Backspace')
  await expect(mrp).toHaveValue('')
  await expect(hint).toHaveText('Using suggested MRP: Rs. 335.00')
  await mrp.press('4')
  await expect(mrp).toHaveValue('')
  await expect(hint).toContainText('Typed so far: 4')
  await mrp.press('9')
  await mrp.press('Backspace')
  await expect(hint).toContainText('Typed so far: 4')
  await mrp.pressSequentially('00')
  await expect(mrp).toHaveValue('400')
  await expect(hint).toHaveText('Using your custom MRP: Rs. 400.00')
  await expect(perBook).toHaveText('Rs. 95.00')

  await mrp.press('ControlOrMeta+a')
  await mrp.pressSequentially('100')
  await expect(mrp).toHaveValue('400')
  await expect(perBook).toHaveText('Rs. 95.00')
  await mrp.press('ControlOrMeta+a')
  await mrp.pressSequentially('1050.50')
  await expect(mrp).toHaveValue('1050.50')
  await expect(perBook).toHaveText('Rs. 745.50')
})

test('letters, signs and a second point are no part of a price; a point is let in', async ({ page }) => {
  const { mrp, hint } = await openCalculated(page)
  await mrp.press('End')
  await mrp.pressSequentially('abc-e+.')
  await expect(mrp).toHaveValue('335.00')
  await expect(hint).toHaveText('Please enter a valid number.')
  await mrp.press('ControlOrMeta+a')
  await mrp.press('.')
  await expect(mrp).toHaveValue('.')
  await expect(hint).toHaveText('Please enter a valid number.')
  await mrp.blur()
  await expect(mrp).toHaveValue('335.00')
})

test('what deleting leaves below the minimum does not count and is put right', async ({ page }) => {
  const { mrp, hint, total } = await openCalculated(page)
  await mrp.fill('500')
  await expect(total).toHaveText('Rs. 8,775.00')
  await mrp.press('End')
  await mrp.press('Backspace')
  await expect(mrp).toHaveValue('50')
  await expect(hint).toHaveText(low)
  await expect(total).toHaveText('Rs. 8,775.00')
  await mrp.blur()
  await expect(mrp).toHaveValue('500.00')
  await mrp.clear()
  await expect(hint).toHaveText('Using suggested MRP: Rs. 335.00')
  await expect(total).toHaveText('Rs. 1,350.00')
})

test.describe('without a key', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  test('a paste, autofill and a drop are held to the same', async ({ page }) => {
    const { mrp, hint, perBook } = await openCalculated(page)
    const paste = async (text: string) => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
      await mrp.press('ControlOrMeta+a')
      await mrp.press('ControlOrMeta+v')
    }
    await paste('100')
    await expect(mrp).toHaveValue('335.00')
    await expect(hint).toHaveText(low)
    await paste('about 400')
    await expect(mrp).toHaveValue('335.00')
    await expect(hint).toHaveText('Please enter a valid number.')
    await paste('Rs. 1,250.00')
    await expect(mrp).toHaveValue('1250.00')
    await expect(perBook).toHaveText('Rs. 945.00')

    // As a browser fills a field in: the value first, then an event that names no kind of input.
    const autofill = (text: string) =>
      mrp.evaluate((field: HTMLInputElement, filled) => {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, filled)
        field.dispatchEvent(new Event('input', { bubbles: true }))
      }, text)
    await autofill('20')
    await expect(mrp).toHaveValue('1250.00')
    await expect(hint).toHaveText(low)
    await autofill('450')
    await expect(hint).toHaveText('Using your custom MRP: Rs. 450.00')

    await page.evaluate(() => {
      const text = document.createElement('p')
      text.textContent = '7'
      text.id = 'dragged'
      text.style.cssText = 'position:fixed;inset:70px auto auto 4px;z-index:99;font-size:40px'
      document.body.append(text)
      getSelection()?.selectAllChildren(text)
    })
    await mrp.fill('')
    await page.evaluate(() =>
      getSelection()?.selectAllChildren(document.querySelector('#dragged') ?? document),
    )
    await page.locator('#dragged').dragTo(mrp)
    await expect(hint).toHaveText(low)
    await expect(mrp).toHaveValue('')
  })
})

test('neither the wheel nor the arrows go below the minimum', async ({ page }) => {
  const { mrp, hint, perBook } = await openCalculated(page)
  await mrp.focus()
  await mrp.hover()
  await page.mouse.wheel(0, 600)
  await page.mouse.wheel(0, -600)
  await expect(mrp).toHaveValue('335.00')
  await mrp.press('ArrowDown')
  await expect(mrp).toHaveValue('335.00')
  await expect(hint).toHaveText(low)
  await mrp.press('ArrowUp')
  await expect(mrp).toHaveValue('336.00')
  await expect(perBook).toHaveText('Rs. 31.00')
})
