import { mobileApi } from '@/api/clients';
import type { Terms } from '@/api/models';
import { unwrap } from '@/api/unwrap';
import { timeBandOf } from '@/catalogue/timeBands';
import type { DeviceReceipt, DeviceValues } from './deviceValues';

const path = '/api/write/v1/services/{service_id}/contract/device-entry';

/**
 * Applies for a device.
 * @throws ApiError
 */
export async function sendDevice(values: DeviceValues, confirmed: Terms): Promise<DeviceReceipt> {
  const { device_code, colour_code, delivery_on, delivery_band } = values;
  const payment = values.payment || 'once';
  const receipt = await unwrap(
    mobileApi.POST(path, {
      body: {
        device_code,
        colour_code,
        payment,
        delivery_on: delivery_on || null,
        delivery_band: timeBandOf(delivery_band),
        confirmed,
      },
    }),
  );
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
