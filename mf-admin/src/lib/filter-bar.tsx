export { FilterBar } from 'shared-ui/table';
