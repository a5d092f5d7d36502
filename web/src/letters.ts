/** The letters of our own faces: what is drawn before they are there moves when they come. */
const faces = ["700 1em Alegreya", "400 1em 'Alegreya Sans'", "700 1em 'Alegreya Sans'"];
const patience = 3000; // milliseconds; then other letters have to do

const here = Promise.allSettled(faces.map((face) => document.fonts.load(face)));
const late = new Promise((give) => setTimeout(give, patience));

/** Done when they are there, or late. */
export const letters = Promise.race([here, late]);
