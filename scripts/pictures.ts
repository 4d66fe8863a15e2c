/** Moves pictures between the data folder and a bucket; `npm run pictures -- to-bucket`. */
import 'backend/pictures-cli';
