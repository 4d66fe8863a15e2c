-- An order's lines stand in the order alone. order_line stays as it is for the version before, which still writes it;
-- what it says of an order has been said beside the order since 067.
UPDATE customer_order o SET lines = (
  SELECT jsonb_agg(jsonb_build_object('id', l.id, 'item_id', l.item_id, 'name', l.name, 'quantity', l.quantity,
    'price', l.price, 'note', l.note) ORDER BY l.position)
  FROM order_line l WHERE l.order_id = o.id)
WHERE o.lines IS NULL;
