import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { timeBandOf } from '@/catalogue/timeBands';
import type { DeviceReceipt, DeviceValues } from './deviceValues';

/**
 * Applies for a device.
 * @throws ApiError
 */
export async function sendDevice(
  values: DeviceValues,
  confirmed: Schema.Terms,
): Promise<DeviceReceipt> {
  const { device_code, colour_code, delivery_on, delivery_band } = values;
  const payment = values.payment || 'once';
  const receipt = await call(api.postDeviceEntry, {
    body: {
      device_code,
      colour_code,
      payment,
      delivery_on: delivery_on || null,
      delivery_band: timeBandOf(delivery_band),
      confirmed,
    },
  });
  return {
    receiptNumber: receipt.receipt_number,
    acceptedAt: receipt.accepted_at,
    name: receipt.name,
    colour: receipt.colour,
    payment,
    price: receipt.price,
    fee: receipt.fee,
    deliveryOn: receipt.delivery_on,
    deliveryBand: receipt.delivery_band,
  };
}
