// Every icon of the product, with what it stands for: one action, one icon. The lint takes them from here alone, so that whoever
// needs another finds the one that there is. They are built into whoever shows them, not into the page.
export {
  // What is done with a picture
  Maximize2, // enlarge
  ExternalLink, // open its page
  Columns2, // compare
  Download,
  TextAlignStart, // view the prompt, the proposal
  RotateCw, // run again
  CopyPlus, // edit and run again
  ImagePlus, // use it as an image, choose an image
  Star, // add to favourites; filled: remove from them, and the mark of one
  SquareCheck, // select
  FolderPlus, // add to a collection
  FolderMinus, // remove from a collection
  Image, // use it as the cover
  Trash2, // delete, to the trash or for good
  Archive, // out of the list, not to the trash
  Undo2, // restore
  // What is done with a text
  Pencil, // edit
  Sparkles, // generate it for a brand
  Braces, // a variable in it
  GitCompareArrows, // changed elsewhere meanwhile
  ListTree, // its index
  Printer, // print
  History, // earlier versions
  // What is done everywhere
  Plus, // make something new
  Check, // chosen, copied
  Copy,
  Ellipsis, // more actions
  X, // close, clear, remove
  RotateCcw, // retry what failed
  RefreshCw, // reload
  Search,
  SlidersHorizontal, // filters
  CalendarDays, // choose days
  Grid2x2, // as a wall
  List, // as rows
  ArrowDownWideNarrow, // newest first
  ArrowDownNarrowWide, // oldest first
  ZoomIn,
  ZoomOut,
  ArrowLeft, // back
  ChevronLeft, // the one before
  ChevronRight, // the next one
  ChevronDown, // opens a list
  Eye, // show a password
  EyeOff, // hide it
  Minus, // some of several are chosen
  // What is said
  Info, // details, a notice
  CircleCheck, // it went well
  CircleX, // it failed
  CircleAlert, // something is wrong with what was entered
  TriangleAlert, // caution
  Hourglass, // it is being made
  ImageOff, // it cannot be used as an image
  // What is measured
  TrendingUp, // it grows
  TrendingDown, // it shrinks
  MoveRight, // it stays as it is
  // Channels of a brand
  Briefcase, // sales
  Building2, // inside the company
  Globe, // website
  Headphones, // customer service
  Mail, // mails, newsletters
  Megaphone, // advertising
  MessageCircle, // chat
  MessagesSquare, // marketing
  Newspaper, // press
  PenLine, // blog, articles
  Share2, // social networks
  Phone, // calls
  Store, // the shop itself
  Radio, // radio, podcasts
  Package, // what a thing is packed in
  Contrast, // of a palette
  // Operations
  Type, // text to image
  Images, // image to image
  Spline, // vectorize
  Scissors, // remove the background
  Mountain, // change the background
  // The frame
  ChartNoAxesColumn, // stats
  Command, // command palette
  Keyboard, // shortcuts
  LogOut,
  Monitor, // the theme of the system
  Moon, // the dark theme
  Sun, // the light theme
  // Areas; those of a remote stand in its package.json and come with its registry line
  FileText, // proposals
  SwatchBook, // brands
  TextCursorInput, // prompts
  LayoutGrid, // designs
  ScanSearch, // analysis
  Bookmark, // inspirations
  FileImage, // a design that was found
  Square, // an area whose icon is unknown
  Icon, // draws what came with a registry line
} from 'lucide-react';
