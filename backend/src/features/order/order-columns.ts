/** The columns of an orders file, in their order. */
export const ORDER_COLUMNS = [
  'code',
  'orderDate',
  'restaurant',
  'status',
  'stage',
  'orderType',
  'customerName',
  'firstname',
  'lastname',
  'phone',
  'address',
  'commune',
  'landmark',
  'note',
  'items',
  'subtotal',
  'deliveryFee',
  'totalAmount',
  'paymentMethod',
  'paymentReference',
] as const;
export type OrderColumn = (typeof ORDER_COLUMNS)[number];
